import type {
  ItemIssue,
  PageBytes,
  PreviewScope,
  RenderAnswer,
  RenderedItem,
  RenderRequest,
} from '../render-request';

/** What the canvas knows of one block. */
export interface ShownItem {
  /** Of exactly this text; null while it is on its way. */
  exact: RenderedItem | null;
  /** The last HTML that there was, while the next one is on its way or cannot be made. */
  html: string | null;
}

export interface RenderStore {
  subscribe: (listener: () => void) => () => void;
  /** Grows with every answer. */
  version: () => number;
  read: (id: string, text: string) => ShownItem;
  /** Asks for a block; answers come together, after a pause. */
  want: (id: string, text: string) => void;
  /** The block is no longer on the canvas. */
  drop: (id: string) => void;
  /** The page's own fields as JSON, and for whom it is shown. */
  setPage: (page: string) => void;
  /** The types of all blocks on the page: they are weighed together. */
  setTypes: (types: readonly string[]) => void;
  setScope: (scope: PreviewScope) => void;
  scope: () => PreviewScope;
  styles: () => readonly string[];
  /** What the server has against the page's own fields. */
  pageIssues: () => readonly ItemIssue[];
  /** Null until it is known, and in development. */
  weight: () => PageBytes | null;
  isUnreachable: () => boolean;
  stop: () => void;
}

export type AskRender = (request: RenderRequest) => Promise<RenderAnswer | null>;

/** Blocks are rendered so long after the last change, in ms. */
export const RENDER_AFTER_MS = 250;
const RETRY_AFTER_MS = 4000;
const MAX_KEPT = 600;
const MAX_AT_ONCE = 40;

/** Has the server render the blocks of the canvas, each text once for one page, region, audience and time. */
export function createRenderStore(ask: AskRender, first: { page: string; scope: PreviewScope }): RenderStore {
  const listeners = new Set<() => void>();
  const kept = new Map<string, RenderedItem>();
  /** What was last read of an item: keys hold whole texts, and each key that is pressed asks for all of them. */
  const lastRead = new Map<string, { text: string; shown: ShownItem }>();
  const lastHtml = new Map<string, string>();
  /** Texts by the ids of their items. */
  const wanted = new Map<string, string>();
  const styles = new Set<string>();
  let { page, scope } = first;
  let types: readonly string[] = [];
  /** What was asked for last: the page's fields and its types are looked at as a whole. */
  let seen: { page: string; types: readonly string[] } | null = null;
  let pageIssues: readonly ItemIssue[] = [];
  let weight: PageBytes | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isUnreachable = false;
  let version = 0;

  const toKey = (text: string) => `${scope.region} ${scope.audience} ${scope.at ?? ''}\n${page}\n${text}`;
  const tell = () => {
    version += 1;
    lastRead.clear();
    for (const listener of listeners) listener();
  };
  const schedule = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void askNext(), after);
  };

  async function askNext(): Promise<void> {
    if (isAsking) return;
    const missing = [...wanted].filter(([, text]) => !kept.has(toKey(text))).slice(0, MAX_AT_ONCE);
    if (missing.length === 0 && seen?.types === types && seen.page === page) return;
    isAsking = true;
    const asked = { page, types };
    const keys = missing.map(([, text]) => toKey(text));
    const answer = await ask({
      ...scope,
      page,
      types: [...asked.types],
      components: missing.map(([, text]) => text),
    });
    isAsking = false;
    isUnreachable = answer === null;
    if (answer !== null) [seen, weight, pageIssues] = [asked, answer.weight, answer.pageIssues];
    answer?.items.forEach((item, index) => keep(missing[index]?.[0] ?? '', keys[index] ?? '', item));
    for (const href of answer?.styles ?? []) styles.add(href);
    tell();
    schedule(answer === null ? RETRY_AFTER_MS : 0);
  }

  function keep(id: string, key: string, item: RenderedItem): void {
    kept.set(key, item);
    if (item.html !== null) lastHtml.set(id, item.html);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    read(id, text) {
      const last = lastRead.get(id);
      if (last?.text === text) return last.shown;
      const exact = kept.get(toKey(text)) ?? null;
      const shown = { exact, html: exact?.html ?? lastHtml.get(id) ?? null };
      lastRead.set(id, { text, shown });
      return shown;
    },
    want(id, text) {
      wanted.set(id, text);
      if (!kept.has(toKey(text))) schedule(version === 0 ? 0 : RENDER_AFTER_MS);
    },
    drop: (id) => {
      wanted.delete(id);
      lastRead.delete(id);
    },
    setPage(next) {
      if (next === page) return;
      page = next;
      schedule(RENDER_AFTER_MS);
      tell();
    },
    setTypes(next) {
      if (next.join() === types.join()) return;
      types = next;
      schedule(RENDER_AFTER_MS);
    },
    setScope(next) {
      scope = next;
      schedule(0);
      tell();
    },
    scope: () => scope,
    styles: () => [...styles],
    pageIssues: () => pageIssues,
    weight: () => weight,
    isUnreachable: () => isUnreachable,
    stop: () => clearTimeout(timer),
  };
}

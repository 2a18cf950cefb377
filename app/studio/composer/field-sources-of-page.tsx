import { useMemo, type ReactNode } from 'react';
import type { ReferenceKind } from '#schemas/references/refers-to';
import {
  createStudioSources,
  FieldSourcesContext,
  type Choice,
  type FieldSources,
} from '../fields/field-sources';
import { hasWords } from '../shell/page-of-rows';
import { studioTexts } from '../texts/studio-texts';
import { toSlug } from '../to-slug';
import { useComposer } from './composer-context';
import type { Anchor } from './page-anchors';
import { useCommands } from './use-commands';

/** The same function each time: what is made with it is made once. */
const t = studioTexts('choices');

/**
 * What fields of this page's blocks can name: what the server knows, and before it the places and windows of the page as
 * they are now, saved or not. A window that is missing is made here at once.
 */
export function FieldSourcesOfPage({ children }: { children: ReactNode }) {
  const { anchors, page } = useComposer();
  const { addWindow } = useCommands();
  const sources = useMemo<FieldSources>(() => {
    const others = createStudioSources(page.id);
    const listOwn = (kind: ReferenceKind) => anchors.read().flatMap((anchor) => toChoice(kind, anchor));
    return {
      ...others,
      async searchChoices(kind, search, signal) {
        const own = listOwn(kind)
          .filter(({ key, title }) => hasWords(`${key} ${title}`, search))
          .slice(0, MAX_OWN);
        const ids = anchors.read().map(({ id }) => id);
        return [
          ...own,
          ...(await others.searchChoices(kind, search, signal)),
          ...(kind === 'window' ? [toNewWindow(search.trim(), ids, addWindow)] : []),
        ];
      },
      async findChoice(kind, key, signal) {
        const choice = listOwn(kind).find((own) => own.key === key);
        if (choice !== undefined) return { choice, isCertain: true };
        // Blocks have places of their own inside, which only the page's HTML tells.
        if (kind === 'page' && key.startsWith('#')) return { choice: null, isCertain: false };
        return others.findChoice(kind, key, signal);
      },
    };
  }, [anchors, page.id, addWindow]);
  return <FieldSourcesContext.Provider value={sources}>{children}</FieldSourcesContext.Provider>;
}

const MAX_OWN = 6;

/** A link leads to any place of the page, a button opens its windows. */
function toChoice(kind: ReferenceKind, { id, label, isWindow }: Anchor): Choice[] {
  if (kind === 'window') return isWindow ? [{ key: id, title: label, facts: [t('window')] }] : [];
  if (kind !== 'page') return [];
  return [{ key: `#${id}`, title: label, facts: [`#${id}`, t(isWindow ? 'window' : 'place')] }];
}

const MAX_ID = 60;
const WINDOW_ID = /^[A-Za-z][\w-]*$/;

/** What was looked for names the new window: by its id where it can be one, else by its title. */
function toNewWindow(
  search: string,
  taken: readonly string[],
  addWindow: (id: string, title: string) => void,
): Choice {
  return {
    key: '',
    title: t('createWindow'),
    facts: search === '' ? [] : [search],
    make() {
      const wanted = WINDOW_ID.test(search) ? search : toSlug(search, MAX_ID).replace(/^[^a-z]+/, '');
      const id = toFree(wanted || 'window', taken);
      addWindow(id, WINDOW_ID.test(search) || search === '' ? t('newWindow') : search);
      return id;
    },
  };
}

/** `connect`, `connect-2`… */
function toFree(id: string, taken: readonly string[]): string {
  if (!taken.includes(id)) return id;
  const number = taken.map((_, at) => at + 2).find((one) => !taken.includes(`${id}-${one}`));
  return `${id}-${number ?? taken.length + 2}`;
}

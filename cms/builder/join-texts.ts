import { isFinding } from './component-kinds';
import type { RawComponent, Walk } from './walk';

/** Well below what a text may hold, so that joining never makes one that is refused. */
const MAX_JOINED = 40_000;

/**
 * Neighbouring texts as one block, so that a paragraph stands as close to the next as words do and not as blocks do.
 * Findings between them stay in the list, after the text.
 */
export function joinTexts(components: readonly RawComponent[], walk: Walk): RawComponent[] {
  const joined: RawComponent[] = [];
  let run: RawComponent[] = [];
  let length = 0;
  /** Where the text stands that the run will become. */
  let place = -1;
  const close = () => {
    if (run.length > 1) joined[place] = joinRun(run, walk);
    run = [];
    length = 0;
  };
  for (const component of components) {
    if (isFinding(component)) {
      joined.push(component);
      continue;
    }
    const own = walk.shared.joinable.has(component) ? readHtml(component).length : null;
    if (own === null || length + own > MAX_JOINED) close();
    if (own === null || run.length === 0) {
      place = joined.length;
      joined.push(component);
    }
    if (own === null) continue;
    run.push(component);
    length += own;
  }
  close();
  return joined;
}

function joinRun(run: readonly RawComponent[], walk: Walk): RawComponent {
  const [first] = run;
  const text: RawComponent = { ...first, type: 'text', props: { html: run.map(toParagraphs).join('') } };
  walk.shared.joinable.add(text);
  return text;
}

const readHtml = ({ props }: RawComponent): string => String(props?.['html'] ?? '');

/** Bare words would run into the next ones. */
function toParagraphs(component: RawComponent): string {
  const html = readHtml(component);
  return /^\s*<(?:p|h[1-6]|ul|ol|table|blockquote|hr)\b/i.test(html) ? html : `<p>${html}</p>`;
}

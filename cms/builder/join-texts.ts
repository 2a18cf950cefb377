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
  /** Where the text stands that the next one may be joined to. */
  let last = -1;
  for (const component of components) {
    if (isFinding(component)) {
      joined.push(component);
      continue;
    }
    const before = joined[last];
    const both = before === undefined ? null : join(before, component, walk);
    if (both !== null) {
      joined[last] = both;
      continue;
    }
    joined.push(component);
    last = walk.shared.joinable.has(component) ? joined.length - 1 : -1;
  }
  return joined;
}

function join(one: RawComponent, other: RawComponent, walk: Walk): RawComponent | null {
  if (!walk.shared.joinable.has(one) || !walk.shared.joinable.has(other)) return null;
  const html = `${toParagraphs(one)}${toParagraphs(other)}`;
  if (html.length > MAX_JOINED) return null;
  const joined = { ...one, props: { html } };
  walk.shared.joinable.add(joined);
  return joined;
}

/** Bare words would run into the next ones. */
function toParagraphs({ props }: RawComponent): string {
  const html = String(props?.['html'] ?? '');
  return /^\s*<(?:p|h[1-6]|ul|ol|table|blockquote|hr)\b/i.test(html) ? html : `<p>${html}</p>`;
}

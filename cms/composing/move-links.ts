/**
 * JSON text in which every link to one page of the site leads to another: addresses that are a whole value, and those
 * in markup, with their query or anchor. Nothing else changes by a byte. `from`, `to`: paths, `/tariffs/family`.
 */
export function moveLinks(text: string, from: string, to: string): string {
  return ENDS.reduce((moved, end) => moved.replaceAll(`"${from}${end}`, () => `"${to}${end}`), text);
}

/** What follows an address in JSON text: the end of the value, the end of an attribute in markup, a query, an anchor. */
const ENDS = ['"', '\\"', '?', '#'] as const;

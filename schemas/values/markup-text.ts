/**
 * Markup with each tag replaced: whatever stands from a `<` to the next `>`. One pass, where an expression looks from
 * every `<` to the end of the text.
 */
export function replaceTags(markup: string, by: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const open = markup.indexOf('<', at);
    const close = open === -1 ? -1 : markup.indexOf('>', open);
    if (close === -1) break;
    parts.push(markup.slice(at, open), by);
    at = close + 1;
  }
  parts.push(markup.slice(at));
  return parts.join('');
}

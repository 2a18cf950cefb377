/** How deep the arrays and objects of a JSON value nest, counted without recursion: a hostile value is deep. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

function childrenOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((child) => typeof child === 'object' && child !== null);
}

/** Content nests some sixty levels at most: six of blocks, forty in the props of the innermost, and the page around. */
const MAX_CONTENT_DEPTH = 100;

/**
 * Does a JSON text nest deeper than any content may? Counted in the text, before anything reads it: what reads or writes
 * JSON goes down by calling itself, and 9,000 levels are more than a stack has.
 */
export function isTooDeepForContent(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MAX_CONTENT_DEPTH) return true;
  }
  return false;
}

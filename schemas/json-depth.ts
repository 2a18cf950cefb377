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

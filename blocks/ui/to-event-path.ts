/** Where a link leads, as events tell it: the path, without what a query may hold. */
export function toEventPath(url: string): string {
  return Object.assign(document.createElement('a'), { href: url }).pathname;
}

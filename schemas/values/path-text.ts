/** Parts of an address, cut by hand: expressions like `/\/+$/` try every run of slashes anew, and visitors send long ones. */

/** An address without its query and hash. */
export function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path;
}

/** A path without the slashes at its end; nothing of `/`. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The name of a document in the path of its page: `/action/gift.html` → `gift` (FAQ-02, NEWS-07). */
export function toLastSegment(page: string): string {
  const path = withoutTrailingSlashes(withoutQuery(page));
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.html$/, '');
}

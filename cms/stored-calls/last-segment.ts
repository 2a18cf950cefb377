/** The name of a document in the path of its page: `/action/gift.html` → `gift` (FAQ-02, NEWS-07). */
export function toLastSegment(page: string): string {
  const path = page.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.html$/, '');
}

import { withoutQuery, withoutTrailingSlashes } from '#schemas/values/path-text';

/** The name of a document in the path of its page: `/action/gift.html` → `gift` (FAQ-02, NEWS-07). */
export function toLastSegment(page: string): string {
  const path = withoutTrailingSlashes(withoutQuery(page));
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.html$/, '');
}

import type { ContentScope } from '#cms/sources/content-source';
import type { SiteContext } from '#app/context';
import type { QueryFlags } from './query-flags';
import { isCorporatePath, toPagePath } from './route-rules';
import { TrackedQuery } from './tracked-query';

/** What a page is asked for by. */
export interface PageRequest {
  path: string;
  search: string;
  query: TrackedQuery;
  flags: QueryFlags;
  scope: ContentScope;
}

/** Region and audience of a request, and the path its page is stored under. A corporate path beats the host. */
export function toPageRequest(url: URL, flags: QueryFlags, { facts }: SiteContext): PageRequest {
  const path = readPagePath(url.pathname);
  const audience = isCorporatePath(path) ? 'b2b' : facts.audience;
  const scope = { region: facts.region, audience };
  return { path, search: url.search, query: new TrackedQuery(url.search), flags, scope };
}

/** The path that a page is stored under, of a path as it stands in an address. */
export const readPagePath = (pathname: string) => toPagePath(decodePath(pathname));

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A path that is not valid UTF-8 names no page; it is looked up as it stands and not found.
    return pathname;
  }
}

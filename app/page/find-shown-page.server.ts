import type { ContentSource } from '#cms/sources/content-source';
import { findPage, type FoundPage } from './find-page.server';
import type { PageRequest } from './page-request';
import { findLegacyTarget, isOutsideSectionRoutes } from './route-rules';

/** How the content answers an address, for those who show the page and for those who post to it. */
export type ShownPage =
  | { outcome: 'shown'; found: Extract<FoundPage, { outcome: 'found' }> }
  | { outcome: 'missing' }
  /** `to`: as the content writes it; of a legacy address, a path of this site. */
  | { outcome: 'redirect'; to: string; isLegacy: boolean }
  | { outcome: 'fail'; status: number };

/** For a source that failed without saying a status (PAGE-27). */
export const DEFAULT_FAIL_STATUS = 503;

/** The page that an address shows; else what is answered in its place. */
export async function findShownPage(
  { path, search, scope, flags }: Pick<PageRequest, 'path' | 'search' | 'scope' | 'flags'>,
  source: ContentSource,
): Promise<ShownPage> {
  const legacy = findLegacyTarget(path, search);
  if (legacy !== null) return { outcome: 'redirect', to: legacy, isLegacy: true };
  if (isOutsideSectionRoutes(path)) return { outcome: 'missing' };
  const found = await findPage({ path, scope, fresh: flags.fresh }, source);
  if (found.outcome === 'missing') return found;
  if (found.outcome === 'failed') return { outcome: 'fail', status: found.status ?? DEFAULT_FAIL_STATUS };
  const { redirect301, uuid, is404, errorStatus } = found.prepared.page;
  if (redirect301 !== null) return { outcome: 'redirect', to: redirect301, isLegacy: false };
  if (uuid === null || is404) return { outcome: 'fail', status: 404 };
  return errorStatus === null ? { outcome: 'shown', found } : { outcome: 'fail', status: errorStatus };
}

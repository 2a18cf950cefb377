import type { ContentScope, ContentSource } from '#cms/sources/content-source';
import type { MetaTag, PageInfo } from '#schemas/page';
import { toUnknownFindings } from '#app/references/unknown-findings';
import { type PreparedPage, preparePage, preparePageInTurns, presentPage } from './prepare-page.server';
import { findItemRoute, findRoute, findStandIns, isTestPath, isWebviewPath } from './route-rules';

interface PageQuestion {
  path: string;
  scope: ContentScope;
  /** Pass over the caches on the way (PAGE-34). */
  fresh: boolean;
}

/** What stands at an address of the site. */
export type FoundPage =
  | {
      outcome: 'found';
      prepared: PreparedPage;
      /** Where search engines shall know the page: its own path. */
      canonicalPath: string;
    }
  | { outcome: 'missing' }
  | { outcome: 'failed'; status: number | null };

/**
 * The page of an address: the one that the source has there, else the one that stands in for it by its route.
 * One look-up for a page that is there; for one that is not, one more for each path that may stand in.
 */
export async function findPage(question: PageQuestion, source: ContentSource): Promise<FoundPage> {
  const own = await readPage(question, question.path, source);
  const takesProduct = findRoute(question.path)?.route.takesProductOfStandIn === true;
  if (own.outcome === 'found' && takesProduct) return withProduct(own, question, source);
  if (own.outcome !== 'missing') return own;
  for (const path of findStandIns(question.path)) {
    const found = await readPage(question, path, source);
    if (found.outcome === 'found') return toShown(found, question.path);
    if (found.outcome === 'failed') return found;
  }
  return own;
}

async function readPage(
  { scope, fresh }: PageQuestion,
  path: string,
  source: ContentSource,
): Promise<FoundPage> {
  const sourced = await source.getPage(path, scope, { fresh });
  if (sourced.outcome !== 'found') return sourced;
  const prepared = await preparePageInTurns(sourced.raw, sourced.version);
  if (prepared === null) return { outcome: 'failed', status: null };
  const unknown = toUnknownFindings(sourced.unknown, sourced.isUncertain);
  const findings = [...prepared.findings, ...unknown];
  return { outcome: 'found', prepared: { ...prepared, findings }, canonicalPath: path };
}

type Found = Extract<FoundPage, { outcome: 'found' }>;

const withPage = (found: Found, page: PageInfo): Found => ({
  ...found,
  prepared: presentPage(found.prepared, page),
});

/** A page of its own for an offer is about the tariff whose path it has: the operator is asked for that one (TRF-01). */
async function withProduct(found: Found, question: PageQuestion, source: ContentSource): Promise<Found> {
  const { page } = found.prepared;
  const [path] = findStandIns(question.path);
  if (page.uuid === null || path === undefined) return found;
  const product = await readPage(question, path, source);
  const uuid = product.outcome === 'found' ? product.prepared.page.uuid : null;
  return uuid === null ? found : withPage(found, { ...page, uuid });
}

function toShown(found: Found, path: string): FoundPage {
  const item = findItemRoute(path);
  return item === null ? toStandIn(found, path) : toItemPage(found, path, item);
}

/**
 * The page of an item that is a document: the section's, with the item in the place of its components. The type of the
 * page knows its title.
 */
function toItemPage(
  { prepared: { page } }: Found,
  path: string,
  { type, shows: { block }, standIn }: NonNullable<ReturnType<typeof findItemRoute>>,
): FoundPage {
  const raw = { uuid: page.uuid, type, components: [{ id: 'item', type: block }] };
  const item = preparePage(raw, `${type} ${page.uuid}`);
  if (item === null) return { outcome: 'failed', status: null };
  const above = page.breadcrumbs.slice(0, -1);
  const last = page.breadcrumbs.at(-1)?.title ?? page.title;
  const own: PageInfo = {
    ...item.page,
    region: page.region,
    push_worker_id: page.push_worker_id,
    breadcrumbs: last === '' ? above : [...above, { title: last, url: standIn }],
  };
  return { outcome: 'found', prepared: { ...item, page: own }, canonicalPath: path };
}

/** A page as it is shown at another address than its own. */
function toStandIn(found: Found, path: string): Found {
  const { page } = found.prepared;
  const route = findRoute(path)?.route;
  if (route?.hasOwnAddress) return { ...found, canonicalPath: path };
  const present = route?.present;
  if (present) return withPage(found, present(page, { path, standIn: found.canonicalPath }));
  if (isTestPath(path)) return withPage(found, { ...page, meta: [...withoutRobots(page.meta), NO_INDEX] });
  // The way to the page would lead out of the app.
  return isWebviewPath(path) ? withPage(found, { ...page, breadcrumbs: [] }) : found;
}

const NO_INDEX: MetaTag = { name: 'robots', content: 'noindex' };

const withoutRobots = (meta: readonly MetaTag[]) => meta.filter(({ name }) => name !== 'robots');

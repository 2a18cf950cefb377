import { limitPatience } from '#cms/gateway/limit-patience';
import { shareReads } from '#cms/gateway/share-reads';
import type { SiteContext } from '#app/context';
import { toOrigin } from '#app/site/resolve-host';
import { toShowVersionB } from '#app/experiments/version-b.server';
import type { PageRequest } from './page-request';
import { composePage } from './compose-page.server';
import { loadLayoutComponents } from './page-layout.server';
import { toAsk } from './ask-operator';
import { renderBlocks, type RenderedBlocks } from './render-blocks.server';
import { findItemRoute, isCorporatePath, isOutsideSectionRoutes } from './route-rules';
import { findPage, type FoundPage } from './find-page.server';
import { findShownPage } from './find-shown-page.server';
import { startPageTime, type PageTime } from './page-time';
import { findSpellings, toPageAddress } from './page-spellings';
import { findNextChange, selectComponents, toSelection } from './select-components';
import { toRedirectTarget } from './redirect-target';
import type { ReadyComponent } from '#registry/verdict';
import { NO_SHOP } from '#registry/visitor-shop';
import type { Finding } from '#schemas/finding';
import type { PageInfo } from '#schemas/page';

/** How loading a page ends (PAGE-23). */
export type PageLoad =
  | {
      outcome: 'success';
      page: PageInfo;
      blocks: RenderedBlocks;
      /** What the layout adds to every page. */
      around: RenderedBlocks;
      findings: Finding[];
      showsOwnBreadcrumbs: boolean;
      /** The page's own path, whatever address it is shown at. */
      canonicalPath: string;
      /** When a block comes or goes by its schedule, in milliseconds since 1970; null when none does. */
      changesAt: number | null;
    }
  | { outcome: 'fail'; status: number }
  | { outcome: 'redirect'; status: 301 | 302; to: string };

/** Loads a page: content, verdicts, data, HTML of its blocks. Never throws for bad content or a failed source. */
export async function loadPage(request: PageRequest, context: SiteContext): Promise<PageLoad> {
  const leftMs = startPageTime();
  const shown = await findShownPage(request, context.site.source);
  switch (shown.outcome) {
    case 'shown':
      return render(shown.found, request, context, leftMs);
    case 'missing':
      return findConsumerPage(request, context);
    case 'redirect':
      return shown.isLegacy
        ? { outcome: 'redirect', status: 301, to: shown.to }
        : redirect(shown.to, request, context);
    case 'fail':
      return shown;
  }
}

/** A page that a corporate host does not have may be one for everybody: the visitor is taken there. */
async function findConsumerPage(
  { path, search, scope, flags }: PageRequest,
  context: SiteContext,
): Promise<PageLoad> {
  const { site, facts } = context;
  const spelled = () => findSpelling({ path, search, scope, flags }, context);
  if (facts.audience !== 'b2b' || isCorporatePath(path) || isOutsideSectionRoutes(path)) return spelled();
  const consumer = { ...scope, audience: 'b2c' as const };
  const found = await findPage({ path, scope: consumer, fresh: flags.fresh }, site.source);
  if (found.outcome !== 'found') return spelled();
  const origin = toOrigin(site.env, { ...facts, audience: 'b2c' });
  return {
    outcome: 'redirect',
    status: 302,
    to: `${origin}${toPageAddress(path)}${search}`,
  };
}

/** Redirects another spelling of a page's address (case, suffix) to the page; any other path without a page is 404. */
async function findSpelling(
  { path, search, scope, flags }: Pick<PageRequest, 'path' | 'search' | 'scope' | 'flags'>,
  { site, facts }: SiteContext,
): Promise<PageLoad> {
  for (const spelling of findSpellings(path)) {
    if (isOutsideSectionRoutes(spelling)) continue;
    // A corporate host leads on to the consumers' page by itself.
    const audiences = isCorporatePath(spelling)
      ? (['b2b'] as const)
      : new Set([facts.audience, 'b2c'] as const);
    for (const audience of audiences) {
      const question = { path: spelling, scope: { ...scope, audience }, fresh: flags.fresh };
      if (isThere(spelling, await findPage(question, site.source))) {
        return { outcome: 'redirect', status: 301, to: toPageAddress(spelling) + search };
      }
    }
  }
  return { outcome: 'fail', status: 404 };
}

/** Does the source have this page? An item's page is made for any name, so it proves nothing about the item. */
function isThere(path: string, found: FoundPage): boolean {
  if (found.outcome !== 'found') return false;
  const { redirect301, uuid, is404, type } = found.prepared.page;
  if (findItemRoute(path)?.type === type) return false;
  return redirect301 !== null || (uuid !== null && !is404);
}

type Found = Extract<FoundPage, { outcome: 'found' }>;

function redirect(target: string, request: PageRequest, { site, facts }: SiteContext): PageLoad {
  const to = toRedirectTarget(target, request.path, site.env.ROOT_HOSTS);
  if (to !== null) return { outcome: 'redirect', status: 301, to };
  site.log.warn({ event: 'redirect-refused', request: facts.id, page: request.path });
  return { outcome: 'fail', status: 404 };
}

async function render(
  { prepared, canonicalPath }: Found,
  request: PageRequest,
  context: SiteContext,
  leftMs: PageTime,
): Promise<PageLoad> {
  const { path, query, scope, flags } = request;
  const gateway = limitPatience(context.site.gateway(scope), leftMs);
  const shared = shareReads(gateway, 'shared');
  const composition = await composePage(
    {
      prepared,
      path,
      query,
      scope,
      gateway: shared,
      loadAround: (pageType) => loadLayoutComponents(pageType, request, context),
      banner: flags.additionalBanner,
      showVersionB: toShowVersionB(context.versionB, scope, context.site.filler),
    },
    { toShow: true },
  );
  const { page, inside, failure } = composition;
  if (failure !== null) return { outcome: 'fail', status: failure };
  const selection = toSelection(request);
  const changesAt = findNextChange([...inside, ...composition.around], selection.now);
  const shown = selectComponents(inside, selection);
  const blockContext = {
    page,
    path,
    query,
    region: scope.region,
    audience: scope.audience,
    call: shared.call,
    ask: toAsk(gateway),
    shop: context.shop ?? NO_SHOP,
    toAbsolute: toAbsolute(context),
    answer: context.flowAnswer,
    recall: context.recall,
    pins: context.site.flows.pins,
    map: context.site.map,
  };
  const [blocks, around] = await Promise.all([
    renderBlocks(shown, blockContext),
    renderBlocks(selectComponents(composition.around, selection), blockContext),
  ]);
  const findings = [prepared, composition, blocks, around].flatMap((part) => part.findings);
  const showsOwnBreadcrumbs = shown.some(showsBreadcrumbs);
  return {
    outcome: 'success',
    page,
    blocks,
    around,
    findings,
    showsOwnBreadcrumbs,
    canonicalPath,
    changesAt,
  };
}

/** Does this component, or one inside it, show the page's breadcrumbs, so that the shell need not? */
function showsBreadcrumbs({ definition, props, children }: ReadyComponent): boolean {
  const shows = definition.kind === 'block' && definition.showsBreadcrumbs?.(props) === true;
  return shows || children.some(showsBreadcrumbs);
}

/** Makes a site path absolute, on the host that region and audience are at home on. */
export function toAbsolute({ site, facts }: SiteContext): (url: string) => string {
  const origin = toOrigin(site.env, facts);
  return (url) => new URL(url, origin).href;
}

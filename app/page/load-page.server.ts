import { toContentVersion } from '#cms/sources/content-version';
import type { SiteContext } from '#app/context';
import { toHost } from '#app/server/resolve-host';
import type { PageRequest } from './page-request';
import { loadPageType } from './page-types.server';
import { loadLayoutComponents } from './page-layout.server';
import { preparePage, type PreparedPage } from './prepare-page.server';
import { toAsk } from '#app/flow-engine/ask-operator';
import { renderBlocks, type RenderedBlocks } from './render-blocks.server';
import { findLegacyTarget, isCorporatePath, isOutsideSectionRoutes } from './route-rules';
import { selectComponents } from './select-components';
import { toRedirectTarget } from './redirect-target';
import { loadAdditionalBanner } from './additional-banner.server';
import type { ReadyComponent } from '#registry/verdict';
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
    }
  | { outcome: 'fail'; status: number }
  | { outcome: 'redirect'; status: 301 | 302; to: string };

/** For a source that failed without saying a status (PAGE-27). */
export const DEFAULT_FAIL_STATUS = 503;

/** Loads a page: content, verdicts, data, HTML of its blocks. Never throws for bad content or a failed source. */
export async function loadPage(request: PageRequest, context: SiteContext): Promise<PageLoad> {
  const { path, search, scope, flags } = request;
  const legacy = findLegacyTarget(path, search);
  if (legacy !== null) return { outcome: 'redirect', status: 301, to: legacy };
  if (isOutsideSectionRoutes(path)) return { outcome: 'fail', status: 404 };

  const sourced = await context.site.source.getPage(path, scope, { fresh: flags.fresh });
  if (sourced.outcome === 'missing') return findConsumerPage(request, context);
  if (sourced.outcome === 'failed') return { outcome: 'fail', status: sourced.status ?? DEFAULT_FAIL_STATUS };
  const prepared = preparePage(sourced.raw, sourced.version);
  if (prepared === null) return { outcome: 'fail', status: DEFAULT_FAIL_STATUS };
  return finish(prepared, request, context);
}

/** A page that a corporate host does not have may be one for everybody: the visitor is taken there. */
async function findConsumerPage(
  { path, search, scope, flags }: PageRequest,
  context: SiteContext,
): Promise<PageLoad> {
  const { site, facts } = context;
  const missing = { outcome: 'fail', status: 404 } as const;
  if (facts.audience !== 'b2b' || isCorporatePath(path)) return missing;
  const consumer = { ...scope, audience: 'b2c' as const };
  const sourced = await site.source.getPage(path, consumer, { fresh: flags.fresh });
  if (sourced.outcome !== 'found') return missing;
  const host = toHost({ ...facts, audience: 'b2c' });
  return {
    outcome: 'redirect',
    status: 302,
    to: `${site.env.PUBLIC_SCHEME}://${host}${encodeURI(path)}${search}`,
  };
}

async function finish(prepared: PreparedPage, request: PageRequest, context: SiteContext): Promise<PageLoad> {
  const { page } = prepared;
  if (page.redirect301 !== null) return redirect(page.redirect301, request, context);
  if (page.uuid === null || page.is404) return { outcome: 'fail', status: 404 };
  if (page.errorStatus !== null) return { outcome: 'fail', status: page.errorStatus };
  return render(prepared, request, context);
}

function redirect(target: string, request: PageRequest, { site, facts }: SiteContext): PageLoad {
  const to = toRedirectTarget(target, request.path, site.env.ROOT_HOSTS);
  if (to !== null) return { outcome: 'redirect', status: 301, to };
  site.log.warn({ event: 'redirect-refused', request: facts.id, page: request.path });
  return { outcome: 'fail', status: 404 };
}

async function render(prepared: PreparedPage, request: PageRequest, context: SiteContext): Promise<PageLoad> {
  const { path, query, scope, flags } = request;
  const { page } = prepared;
  const gateway = context.site.gateway(scope);
  const [addition, banner, fixed] = await Promise.all([
    loadPageType({ page, path, query, scope, gateway }),
    loadAdditionalBanner(flags.additionalBanner, gateway),
    loadLayoutComponents(page.type, request, context),
  ]);
  const added = toAdded([...banner, ...addition.components]);
  const selection = {
    ...{ regionCode: scope.region.code, audience: scope.audience },
    ...{ hiddenSections: flags.hiddenSections, now: Date.now() },
  };
  const shown = selectComponents([...prepared.ready, ...added.ready], selection);
  const blockContext = {
    ...{ page, path, query, region: scope.region, audience: scope.audience, call: gateway.call },
    ask: toAsk(gateway),
    ...{ toAbsolute: toAbsolute(context), answer: context.flowAnswer, pins: context.site.flows.pins },
  };
  const [blocks, around] = await Promise.all([
    renderBlocks(shown, blockContext),
    renderBlocks(selectComponents(fixed.ready, selection), blockContext),
  ]);
  const findings = [prepared, added, fixed, blocks, around].flatMap((part) => part.findings);
  const showsOwnBreadcrumbs = shown.some(showsBreadcrumbs);
  return { outcome: 'success', page, blocks, around, findings, showsOwnBreadcrumbs };
}

/** Does this component, or one inside it, show the page's breadcrumbs, so that the shell need not? */
function showsBreadcrumbs({ definition, props, children }: ReadyComponent): boolean {
  const shows = definition.kind === 'block' && definition.showsBreadcrumbs?.(props) === true;
  return shows || children.some(showsBreadcrumbs);
}

/** Components that did not come with the page are judged by the same registry. */
function toAdded(components: unknown[]): PreparedPage | { ready: []; findings: [] } {
  if (components.length === 0) return { ready: [], findings: [] };
  return preparePage({ components }, toContentVersion(components)) ?? { ready: [], findings: [] };
}

/** Makes a site path absolute, on the host that region and audience are at home on. */
export function toAbsolute({ site, facts }: SiteContext): (url: string) => string {
  const origin = `${site.env.PUBLIC_SCHEME}://${toHost(facts)}`;
  return (url) => new URL(url, origin).href;
}

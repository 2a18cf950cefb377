import { LRUCache } from 'lru-cache';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import { EMPTY_LAYOUT, layout as layoutSchema, type Layout } from '#schemas/layout';
import { toUnknownFindings } from '#app/references/unknown-findings';
import type { SiteContext } from '#app/context';
import { pageTypes } from '#app/page-catalog.server';
import type { PageRequest } from './page-request';
import { preparePage, type PreparedPage } from './prepare-page.server';
import { isWebviewPath } from './route-rules';

/** Inside the mobile app no page has a layout: the app has menus of its own. */
export function standsOnEmptyLayout(pageType: string, path = '/'): boolean {
  return pageTypes.find(pageType)?.layout === 'none' || isWebviewPath(path);
}

export interface LoadedLayout {
  layout: Layout;
  /** Equal versions hold equal layouts. */
  version: string;
  /** References in it that show their default. */
  findings: readonly Finding[];
}

const MAX_KEPT = 1000;
const layouts = new LRUCache<string, Layout>({ max: MAX_KEPT });
const loads = new WeakMap<PageRequest, Promise<LoadedLayout>>();

/** The layout, once for a request; empty widgets when it fails or is not one (SHELL-29, SHELL-30). Never rejects. */
export function loadLayout(request: PageRequest, context: SiteContext): Promise<LoadedLayout> {
  const known = loads.get(request) ?? load(request, context);
  loads.set(request, known);
  return known;
}

async function load({ path, scope }: PageRequest, { site, facts }: SiteContext): Promise<LoadedLayout> {
  const sourced = await site.source.getLayout(path, scope);
  const layout = sourced.outcome === 'found' ? readLayout(sourced.raw, sourced.version) : null;
  if (sourced.outcome === 'found' && layout !== null) {
    const findings = toUnknownFindings(sourced.unknown, sourced.isUncertain);
    return { layout, version: sourced.version, findings };
  }
  const reason = sourced.outcome === 'found' ? 'malformed' : sourced.outcome;
  site.log.warn({ event: 'layout-failed', request: facts.id, reason });
  return { layout: EMPTY_LAYOUT, version: 'empty', findings: [] };
}

/** Parses a layout, once for each version of it. Null when it is not one. */
function readLayout(raw: unknown, version: string): Layout | null {
  const known = layouts.get(version);
  if (known) return known;
  const read = layoutSchema.safeParse(raw);
  if (!read.success) return null;
  layouts.set(version, read.data);
  return read.data;
}

/** What the layout adds to a page of this type, judged by the same registry: windows that the footer opens (SURV-02). */
export async function loadLayoutComponents(
  pageType: string,
  request: PageRequest,
  context: SiteContext,
): Promise<{ ready: readonly ReadyComponent[]; findings: readonly Finding[] }> {
  const none: Pick<PreparedPage, 'ready' | 'findings'> = { ready: [], findings: [] };
  if (standsOnEmptyLayout(pageType, request.path)) return none;
  const { layout, version, findings: own } = await loadLayout(request, context);
  const { components } = layout;
  const prepared = components.length === 0 ? null : preparePage({ components }, `layout ${version}`);
  const { ready, findings } = prepared ?? none;
  return { ready, findings: [...own, ...findings] };
}

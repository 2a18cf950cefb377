import { BUDGETS, weighPage } from '#app/content-check/weigh-page.server';
import { createOwnFiles } from '#app/content-check/own-files.server';
import { readMarkup } from '#app/content-check/read-markup';
import { isEnhanced, registry } from '#app/catalog.server';
import type { Site } from '#app/site/site';
import type { PageBytes } from './render-request';

/** What a page with blocks of these types sends to a visitor who comes near each of them. Null in development. */
export async function weighTypes(
  types: readonly string[],
  { store }: Pick<Site, 'store'>,
): Promise<PageBytes | null> {
  const known = [...new Set(types)].filter((type) => registry.find(type) !== undefined);
  const blocks = {
    parts: [],
    html: new Map(),
    findings: [],
    types: new Set(known),
    enhanced: new Set(known.filter(isEnhanced)),
    flows: new Set(known.filter((type) => registry.find(type)?.kind === 'flow')),
  };
  // Scripts and styles alone: nothing is rendered, so no pictures are known and no loads have run.
  const group = {
    blocks,
    regions: new Set<string>(),
    findings: [],
    idsAround: new Set<string>(),
    facts: readMarkup(''),
  };
  const cells = { groups: [group], loadMs: new Map<string, number>(), findings: [], notRun: [] };
  const { js, css } = await weighPage([], cells, createOwnFiles(store));
  return js === null || css === null ? null : { js, css, budget: { js: BUDGETS.js, css: BUDGETS.css } };
}

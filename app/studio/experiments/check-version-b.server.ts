import type { ExperimentTable } from '#cms/store/experiment-tables';
import { listComponents } from '#app/content-check/page-components';
import { simulateEntry } from '#app/content-check/simulate-entry.server';
import type { Site } from '#app/site/site';
import { toEditorFinding, type EditorFinding } from '../check/editor-finding';
import { readPublishedBody } from './page-blocks.server';

/** The experiment with version B as this build reads it. */
type Tried = Pick<ExperimentTable, 'path' | 'audience' | 'block'> & { version: number; props: unknown };

/**
 * Checks the published page with version B in it, as publishing would. Gives what is wrong with that block, errors first;
 * nothing when the page is no longer published, or has no such block. Writes nothing.
 */
export async function checkVersionB(tried: Tried, site: Site): Promise<EditorFinding[]> {
  const body = await readPublishedBody(site.store, tried);
  const page: unknown = body === null ? null : putInPlace(JSON.parse(body), tried);
  if (page === null) return [];
  const address = { kind: 'page', name: tried.path, audience: tried.audience, region: '' } as const;
  const { findings } = await simulateEntry(page, address, site);
  return findings.filter(({ id }) => id === tried.block).map((finding) => toEditorFinding(finding, null));
}

/** Writes version B into a page that was just parsed, and gives the page; null when it has no such block. */
function putInPlace(page: unknown, { block, version, props }: Tried): unknown {
  const place = listComponents(page).find(({ id }) => id === block)?.place;
  if (place === undefined) return null;
  const component = place
    .split('/')
    .slice(1)
    .reduce((at: unknown, key) => Reflect.get(Object(at), key), page);
  Object.assign(Object(component), { version, props });
  return page;
}

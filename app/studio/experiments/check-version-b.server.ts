import type { ExperimentTable } from '#cms/store/experiment-tables';
import { listComponents } from '#app/content-check/page-components';
import { simulateEntry } from '#app/content-check/simulate-entry.server';
import type { Site } from '#app/site/site';
import { toEditorFinding, type EditorFinding } from '../check/editor-finding';
import { readPublishedBody } from './page-blocks.server';

/** The experiment with version B as this build reads it. */
type Tried = Pick<ExperimentTable, 'path' | 'audience' | 'block'> & { version: number; props: unknown };

/**
 * What the content check says of the tried block when version B stands in its place, errors first: what publishing it
 * would be told. Empty where the page is not published any more. Writes nothing.
 */
export async function checkVersionB(tried: Tried, site: Site): Promise<EditorFinding[]> {
  const body = await readPublishedBody(site.store, tried);
  const page: unknown = body === null ? null : putInPlace(JSON.parse(body), tried);
  if (page === null) return [];
  const address = { kind: 'page', name: tried.path, audience: tried.audience, region: '' } as const;
  const { findings } = await simulateEntry(page, address, site);
  return findings.filter(({ id }) => id === tried.block).map((finding) => toEditorFinding(finding, null));
}

/** The page, which is nobody else's, with version B in it; null when it has no such block. */
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

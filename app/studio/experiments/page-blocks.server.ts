import type { Audience, Component } from '#schemas/page';
import { parsePageInfo } from '#schemas/parse-page-info';
import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';
import { liftProps } from '#cms/composing/lift-props';
import { listPublishedForAllRegions } from '#cms/store/lists/listed-entries';
import { findPublishedPage } from '#cms/store/published/published-pages';
import type { Store } from '#cms/store/tables';
import { registry } from '#app/catalog.server';
import { readBlockCatalog } from '../composer/block-catalog.server';
import { summarise } from '../composer/summarise';

/** A block of a page that an experiment may be made of. */
export interface TriedBlock {
  id: string;
  type: string;
  version: number;
  /** What editors call it: its kind and a few of its words. */
  label: string;
  /** As the page has them, of this build's version. */
  props: UnknownRecord;
}

/** A page that experiments may be made of. */
export interface TriedPage {
  entry: string;
  title: string;
  path: string;
  audience: Audience;
}

/** Published pages for all regions, by their addresses. */
export async function listTriedPages(store: Store): Promise<TriedPage[]> {
  const entries = await listPublishedForAllRegions(store);
  return entries.flatMap(({ id, title, name, audience }) =>
    audience === '' ? [] : [{ entry: id, title: title || name, path: name, audience }],
  );
}

/** The page at an address as it is published for all regions, as JSON text; null when there is none. */
export async function readPublishedBody(
  store: Store,
  { path, audience }: Pick<TriedPage, 'path' | 'audience'>,
): Promise<string | null> {
  return (await findPublishedPage(store, path, { audience, region: '' }))?.body ?? null;
}

/** The blocks and flows of a published page that this build knows, from its top. */
export async function listTriedBlocks(
  store: Store,
  page: Pick<TriedPage, 'path' | 'audience'>,
): Promise<TriedBlock[]> {
  const body = await readPublishedBody(store, page);
  const components = body === null ? [] : parsePageInfo(JSON.parse(body))?.page.components;
  return (components ?? []).flatMap(toTriedBlocks);
}

/** What only some visitors are shown is left out: those who never see the block would be counted as well. */
function toTriedBlocks(component: Component): TriedBlock[] {
  const { id, type, version, props, children, scope = {} } = component;
  if (Object.values(scope).some((part) => part !== null && part !== undefined)) return [];
  const inside = children.flatMap(toTriedBlocks);
  const definition = registry.find(type);
  const known = readBlockCatalog().blocks.find((block) => block.type === type);
  if (definition === undefined || known === undefined || version > definition.version) return inside;
  const lifted = liftProps(definition, version, props);
  if (!lifted.ok || !isRecord(lifted.props)) return inside;
  const words = summarise(lifted.props, known.fields);
  const label = words === '' ? known.label : `${known.label}: ${words}`;
  return [{ id, type, version: definition.version, label, props: lifted.props }, ...inside];
}

import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { region as regionSchema } from '#schemas/region';
import { REGIONS_DOCUMENT } from '../store/read-model';
import type { Store } from '../store/tables';
import type { ContentScope, ContentSource, Sourced } from './content-source';
import { readScoped } from './scoped-document';

/** Content from the embedded store. A region's own variant of a page goes before the general one. */
export function createEmbeddedSource(store: Store): ContentSource {
  async function readDocument(name: string): Promise<Sourced> {
    const row = await store
      .selectFrom('document')
      .select(['body', 'version'])
      .where('name', '=', name)
      .executeTakeFirst();
    return toSourced(row);
  }

  async function getDocument(kind: 'layout' | 'main-page', scope: ContentScope): Promise<Sourced> {
    return toSourced((await readScoped(store, { kind, name: '' }, scope)) ?? undefined);
  }

  return {
    name: 'embedded',
    async getPage(path, { region, audience }) {
      // No page has one in its address, and PostgreSQL no text that it could be compared with.
      if (path.includes('\0')) return { outcome: 'missing' };
      const row = await store
        .selectFrom('page')
        .select(['body', 'version'])
        .where('path', '=', path)
        .where('audience', '=', audience)
        .where('region', 'in', [region.code, ''])
        .orderBy('region', 'desc')
        .limit(1)
        .executeTakeFirst();
      return toSourced(row);
    },
    getLayout: (_path, scope) => getDocument('layout', scope),
    getMainPage: (scope) => getDocument('main-page', scope),
    async getRegions() {
      const sourced = await readDocument(REGIONS_DOCUMENT);
      return sourced.outcome === 'found' ? z.array(regionSchema).parse(sourced.raw) : [];
    },
    async listPages({ region, audience }) {
      const rows = await store
        .selectFrom('page')
        .select(['path', (eb) => eb.fn.max('updated_at').as('updatedAt')])
        .where('audience', '=', audience)
        .where('region', 'in', [region.code, ''])
        .where('listed', '=', 1)
        .groupBy('path')
        .orderBy('path')
        .execute();
      return rows.map(({ path, updatedAt }) => ({ path, updatedAt }));
    },
  };
}

const MAX_KEPT = 2000;
/** Equal versions hold equal content, so each is read from its JSON once. */
const kept = new LRUCache<string, { raw: unknown }>({ max: MAX_KEPT });

function toSourced(row: { body: string; version: string } | undefined): Sourced {
  if (row === undefined) return { outcome: 'missing' };
  const { body, version } = row;
  const { raw } = kept.get(version) ?? { raw: JSON.parse(body) as unknown };
  kept.set(version, { raw });
  return { outcome: 'found', raw, version };
}

import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { region as regionSchema } from '#schemas/region';
import { listDocumentsNamed } from '../store/published/published-documents';
import { findPublishedPage, listIndexedPages } from '../store/published/published-pages';
import { REGIONS_DOCUMENT } from '../store/read-model';
import type { Store } from '../store/tables';
import type { ContentScope, ContentSource, Sourced } from './content-source';
import { readScoped } from './scoped-document';

/** Content from the embedded store. A region's own variant of a page goes before the general one. */
export function createEmbeddedSource(store: Store): ContentSource {
  async function getDocument(kind: 'layout' | 'main-page', scope: ContentScope): Promise<Sourced> {
    return toSourced(await readScoped(store, { kind, name: '' }, scope));
  }

  return {
    name: 'embedded',
    async getPage(path, { region, audience }) {
      // No page has one in its address, and PostgreSQL no text that it could be compared with.
      if (path.includes('\0')) return { outcome: 'missing' };
      const row = await findPublishedPage(store, path, { audience, region: region.code });
      return toSourced(row);
    },
    getLayout: (_path, scope) => getDocument('layout', scope),
    getMainPage: (scope) => getDocument('main-page', scope),
    async getRegions() {
      const [row = null] = await listDocumentsNamed(store, [REGIONS_DOCUMENT]);
      const sourced = toSourced(row);
      return sourced.outcome === 'found' ? z.array(regionSchema).parse(sourced.raw) : [];
    },
    listPages: ({ region, audience }) => listIndexedPages(store, { audience, region: region.code }),
  };
}

const MAX_KEPT = 2000;
/** Equal versions hold equal content, so each is read from its JSON once. */
const kept = new LRUCache<string, { raw: unknown }>({ max: MAX_KEPT });

function toSourced(row: { body: string; version: string } | null): Sourced {
  if (row === null) return { outcome: 'missing' };
  const { body, version } = row;
  const { raw } = kept.get(version) ?? { raw: JSON.parse(body) as unknown };
  kept.set(version, { raw });
  return { outcome: 'found', raw, version };
}

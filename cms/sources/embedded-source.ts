import * as z from 'zod';
import { region as regionSchema } from '#schemas/region';
import { findUnknownPage, listIndexedPages } from '../store/published/published-pages';
import { REGIONS_DOCUMENT } from '../store/read-model';
import type { Store } from '../store/tables';
import type { ContentScope, ContentSource, Sourced } from './content-source';
import { readParsed, type Parsed } from './read-parsed';
import { readFirstNamed, readScoped } from './scoped-document';

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
      const scope = { audience, region: region.code };
      const address = `${audience} ${region.code} ${path}`;
      return toSourced(await readParsed(address, (known) => findUnknownPage(store, path, scope, known)));
    },
    getLayout: (_path, scope) => getDocument('layout', scope),
    getMainPage: (scope) => getDocument('main-page', scope),
    async getRegions() {
      const parsed = await readFirstNamed(store, [REGIONS_DOCUMENT]);
      return parsed === null ? [] : z.array(regionSchema).parse(parsed.raw);
    },
    listPages: ({ region, audience }) => listIndexedPages(store, { audience, region: region.code }),
  };
}

function toSourced(parsed: Parsed | null): Sourced {
  return parsed === null ? { outcome: 'missing' } : { outcome: 'found', ...parsed };
}

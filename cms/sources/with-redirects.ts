import { isRecord } from '../fields/editor-field';
import type { ContentSource } from './content-source';

/** Pages from elsewhere, and before them the redirects of the own studio; other pages that it holds are not shown. */
export function withRedirects(elsewhere: ContentSource, own: Pick<ContentSource, 'getPage'>): ContentSource {
  return {
    ...elsewhere,
    async getPage(path, scope, options) {
      const found = await own.getPage(path, scope, options);
      const leadsOn = found.outcome === 'found' && isRecord(found.raw) && Boolean(found.raw['redirect301']);
      return leadsOn ? found : elsewhere.getPage(path, scope, options);
    },
  };
}

import type { ContentScope, ContentSource, Sourced } from '#cms/sources/content-source';
import type { ContentFiller } from './fill-content.server';

/** A content source whose pages and layouts come with their references filled in, whatever source is inside. */
export function createFilledSource(source: ContentSource, { fillIn }: ContentFiller): ContentSource {
  async function toFilled(sourced: Sourced, scope: ContentScope): Promise<Sourced> {
    return sourced.outcome === 'found' ? { outcome: 'found', ...(await fillIn(sourced, scope)) } : sourced;
  }
  return {
    ...source,
    getPage: async (path, scope, options) => toFilled(await source.getPage(path, scope, options), scope),
    getLayout: async (path, scope) => toFilled(await source.getLayout(path, scope), scope),
    getMainPage: async (scope) => toFilled(await source.getMainPage(scope), scope),
  };
}

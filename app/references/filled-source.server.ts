import { doInTurn } from '#cms/do-in-turn';
import type { ContentScope, ContentSource, Sourced } from '#cms/sources/content-source';
import type { ContentFiller } from './fill-content.server';

/** A content source whose pages and layouts come with their references filled in, whatever source is inside. */
export function createFilledSource(source: ContentSource, { fillIn }: ContentFiller): ContentSource {
  async function toFilled(sourced: Sourced, scope: ContentScope): Promise<Sourced> {
    if (sourced.outcome !== 'found') return sourced;
    return { outcome: 'found', ...(await doInTurn(() => fillIn(sourced, scope))) };
  }
  return {
    ...source,
    getPage: async (path, scope, options) => toFilled(await source.getPage(path, scope, options), scope),
    getLayout: async (path, scope) => toFilled(await source.getLayout(path, scope), scope),
    getMainPage: async (scope) => toFilled(await source.getMainPage(scope), scope),
  };
}

import { getMainPage } from '#schemas/gateway/page';
import type { Transport } from '../gateway/transport';
import type { ContentSource } from '../sources/content-source';
import { toScope } from './answer-from-store';

/**
 * Answers the call for the main page's own data (PAGE-35) from the content source of the site: its own store, or
 * Builder.io. Where the source has none, or fails, which it tells by itself, the operator is asked.
 */
export function answerMainPage(
  source: () => Pick<ContentSource, 'getMainPage'>,
  operator: Transport,
): Transport {
  return async (request, signal) => {
    const isAsked = request.method === 'GET' && new URL(request.url).pathname === getMainPage.path;
    const sourced = isAsked ? await source().getMainPage(toScope(request.headers)) : null;
    return sourced?.outcome === 'found' ? Response.json(sourced.raw) : operator(request, signal);
  };
}

import { getMainPage } from '#schemas/gateway/page';
import { searchSite } from '#schemas/gateway/search';
import type { Transport } from '#cms/gateway/transport';
import { toContentVersion } from '#cms/sources/content-version';
import { findStoredCall, toScope } from '#cms/stored-calls/answer-from-store';
import type { ContentFiller } from './fill-content.server';

/** What references begin with. */
const BEGINS = '{{';

/**
 * The operator's API with the references of news, promotions, questions, banners and found pages filled in, whoever
 * answers: the store or the operator. Every other call passes as it is.
 */
export function fillAnswers(transport: Transport, filler: () => ContentFiller): Transport {
  return async (request, signal) => {
    const { pathname, searchParams } = new URL(request.url);
    const isContent = request.method === 'GET' && isOfContent(pathname, searchParams);
    const response = await transport(request, signal);
    if (!isContent || !response.ok) return response;
    const text = await response.clone().text();
    const raw = text.includes(BEGINS) ? readJson(text) : null;
    if (raw === null) return response;
    const filled = await filler().fillIn({ raw, version: toContentVersion(raw) }, toScope(request.headers));
    return Response.json(filled.raw);
  };
}

/** Whole calls of content, whoever answers them; the search answers with pieces of it. */
const CONTENT_PATHS: ReadonlySet<string> = new Set([getMainPage.path, searchSite.path]);

function isOfContent(pathname: string, query: URLSearchParams): boolean {
  return CONTENT_PATHS.has(pathname) || findStoredCall(pathname, query) !== null;
}

/** Null for what is no JSON: whoever reads the answer says so. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

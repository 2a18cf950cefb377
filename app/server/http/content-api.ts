import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { getFeedbackForms } from '#schemas/gateway/feedback';
import { getMainPage, getPageInfo } from '#schemas/gateway/page';
import { getCommonRegions, getLayout } from '#schemas/gateway/shell';
import { AUDIENCE_HEADER, NO_CACHE_QUERY, REGION_CODE_HEADER } from '#schemas/gateway/headers';
import type { ContentScope, Sourced } from '#cms/sources/content-source';
import { findStoredCall, type FoundCall } from '#cms/stored-calls/answer-from-store';
import { toPagePath } from '#app/page/route-rules';
import { hasOwnDocuments } from '#app/site/own-content';
import type { Site } from '#app/site/site';
import { isKey } from './is-key';
import { hideAddresses, keepInScope } from './public-content';

/**
 * The specification's content calls, answered from this site's own content source: it can be somebody else's
 * headless CMS. Region and audience come from the call's headers, or else from the host. With CONTENT_API_KEY whoever
 * brings it is told what a visitor may learn now; in production nobody is told anything without. The demo answers all.
 */
export function serveContentApi(site: Site): Router {
  const router = express.Router();
  const { send, admit } = toAccess(site);
  router.use((request, response, next) => (isContentCall(request) ? admit(request, response, next) : next()));
  const answer = (find: (request: Request, scope: ContentScope) => Promise<Sourced>) => {
    return (request: Request, response: Response, next: (error: unknown) => void) => {
      const scope = toScope(request, response, site);
      find(request, scope).then((sourced) => send(request, response, sourced, scope), next);
    };
  };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  router.get(
    getPageInfo.path,
    answer(({ query }, scope) =>
      site.source.getPage(toPagePath(text(query['page']) || '/'), scope, { fresh: NO_CACHE_QUERY in query }),
    ),
  );
  router.get(
    getLayout.path,
    answer(({ query }, scope) => site.source.getLayout(text(query['path']) || '/', scope)),
  );
  router.get(
    getMainPage.path,
    answer((_request, scope) => site.source.getMainPage(scope)),
  );
  router.get(getCommonRegions.path, (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(site.regions());
  });
  // No route: Express would answer OPTIONS for every address that one matches.
  router.use((request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const [, query = ''] = request.url.split('?', 2);
    const found = isRead ? findStoredCall(request.path, new URLSearchParams(query)) : null;
    if (found === null) return next();
    const scope = toScope(request, response, site);
    answerStored(found, scope, site).then((sourced) => send(request, response, sourced, scope), next);
  });
  return router;
}

/** Forms, news, promotions, FAQ, banners: what is published here, or else the operator's. */
async function answerStored(
  { call, input, answer }: FoundCall,
  scope: ContentScope,
  { env, store, gateway }: Site,
): Promise<Sourced> {
  const stored = hasOwnDocuments(env) ? await answer(store, scope) : null;
  if (stored?.outcome === 'missing') return stored;
  if (stored !== null) return { outcome: 'found', raw: stored.raw, version: '' };
  const asked = await gateway(scope).ask(call, input);
  if (asked.ok) return { outcome: 'found', raw: asked.answer, version: '' };
  return { outcome: 'failed', status: asked.reason === 'status' ? asked.status : null };
}

function toScope(request: Request, response: Response, site: Site): ContentScope {
  const { facts } = response.locals;
  const named = site.regions().find(({ code }) => code === request.get(REGION_CODE_HEADER));
  const audience = request.get(AUDIENCE_HEADER);
  return {
    region: named ?? facts.region,
    audience: audience === 'b2b' || audience === 'b2c' ? audience : facts.audience,
  };
}

type Send = (request: Request, response: Response, sourced: Sourced, scope: ContentScope) => void;

function toAccess({ env }: Pick<Site, 'env'>): { send: Send; admit: RequestHandler } {
  const key = env.CONTENT_API_KEY;
  if (key !== undefined) return { admit: requireKey(key), send: sendPublic };
  const admit: RequestHandler = (_request, response, next) =>
    env.NODE_ENV === 'production' ? refuse(response, 404, 'not-found', 'No such content') : next();
  return { admit, send: (_request, response, sourced) => sendSourced(response, sourced) };
}

const FIXED_CALLS: ReadonlySet<string> = new Set(
  [getPageInfo, getLayout, getMainPage, getCommonRegions].map(({ path }) => path),
);

function isContentCall({ path }: Request): boolean {
  return FIXED_CALLS.has(path) || findStoredCall(path, new URLSearchParams()) !== null;
}

/** In `Authorization: Bearer …` or `X-Api-Key`. */
function requireKey(key: string): RequestHandler {
  return (request, response, next) => {
    if (isKey(request.get('authorization') ?? request.get('x-api-key'), key)) return next();
    response.set('WWW-Authenticate', 'Bearer');
    refuse(response, 401, 'key-required', 'Send the key of the content calls: Authorization: Bearer …');
  };
}

function refuse(response: Response, status: number, code: string, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ error: { code, message } });
}

const sendPublic: Send = (request, response, sourced, { region, audience }) => {
  response.set('Vary', 'Authorization, X-Api-Key');
  if (sourced.outcome !== 'found') return sendSourced(response, sourced);
  const shown = keepInScope(sourced.raw, { regionCode: region.code, audience, now: Date.now() });
  const raw = request.path === getFeedbackForms.path ? hideAddresses(shown) : shown;
  sendSourced(response, { ...sourced, raw });
};

function sendSourced(response: Response, sourced: Sourced): void {
  response.set('Cache-Control', 'no-cache');
  if (sourced.outcome === 'found') response.json(sourced.raw);
  else if (sourced.outcome === 'missing')
    response.status(404).json({ error: { code: 'not-found', message: 'No such content' } });
  else
    response
      .status(sourced.status ?? 503)
      .json({ error: { code: 'source-failed', message: 'The content source failed' } });
}

import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { CHANGES_AT_HEADER, RECALLS_HEADER, SHARED_HEADER } from '#app/page/shared-header';
import type { Site } from '#app/site/site';
import { makeContext, makeFacts } from '../make-context';
import { toContentBuild } from '../part-builds';
import { makeRequestId } from '../request-id';
import {
  CAMERA_POLICY,
  nonceSources,
  toPolicy,
  toSecurityHeaders,
  type PolicyEnvironment,
} from '../http/security-headers';
import { resolveHost } from '#app/site/resolve-host';
import { CachedPage } from './cached-page';
import { hashScripts } from './hash-scripts';
import { toRenderRequest, type PageKey } from './page-key';
import type { Render } from './page-cache';

/** Renders shared pages by Remix, from nothing but their key. */
export function createPageRenderer(site: Site, build: ServerBuild): (key: PageKey) => ReturnType<Render> {
  const handle = createRequestHandler(toContentBuild(build), 'production');

  return async (key: PageKey) => {
    const host = resolveHost(key.host, site.env.ROOT_HOSTS, site.regions());
    if (host === null) throw new Error('a page key always has a host that the guard let through');
    const facts = makeFacts(host, { id: makeRequestId(), address: '' });
    const versionB = key.experiment === undefined ? null : site.experiments.running.findById(key.experiment);
    const context = makeContext(site, { ...facts, isDataRequest: false }, undefined, {
      versionB,
      dealt: null,
    });
    const answer = await handle(toRenderRequest(key), { ...context });
    return toSharedPage(answer, facts.nonce, site.env, { usesCamera: context.policyNeeds.has('camera') });
  };
}

/**
 * What a route rendered, as a page for everybody. An answer that its route does not share, and one that sets a cookie,
 * is for one visitor alone: it is given as it is.
 */
export async function toSharedPage(
  answer: Response,
  nonce: string,
  env: PolicyEnvironment,
  { usesCamera = false }: { usesCamera?: boolean } = {},
): Promise<CachedPage | Response> {
  const notice = answer.headers.get(SHARED_HEADER);
  if (notice === null || answer.headers.has('Set-Cookie'))
    return withNoncePolicy(answer, nonce, env, usesCamera);
  const changesAt = answer.headers.get(CHANGES_AT_HEADER);
  const { html, sources } = hashScripts(await answer.text(), nonce);
  const facts = {
    notice: decodeURIComponent(notice),
    changesAt: changesAt === null ? null : Number(changesAt),
    recalls: answer.headers.has(RECALLS_HEADER),
  };
  const siteHeaders = toSecurityHeaders(env, { usesCamera });
  return new CachedPage(Buffer.from(html), toPolicy(sources, env), Date.now(), facts, siteHeaders);
}

/** An answer that is not shared was rendered with a nonce of its own, so it brings its own policy. */
function withNoncePolicy(
  answer: Response,
  nonce: string,
  env: PolicyEnvironment,
  usesCamera: boolean,
): Response {
  const headers = new Headers(answer.headers);
  for (const name of [SHARED_HEADER, CHANGES_AT_HEADER, RECALLS_HEADER]) headers.delete(name);
  headers.set('Content-Security-Policy', toPolicy(nonceSources(nonce), env));
  if (usesCamera) headers.set('Permissions-Policy', CAMERA_POLICY);
  return new Response(answer.body, { status: answer.status, headers });
}

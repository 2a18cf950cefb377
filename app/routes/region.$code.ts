import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findPage } from '#app/page/find-page.server';
import { toOwnPath } from '#app/page/own-path';
import { toOrigin } from '#app/site/resolve-host';

/**
 * Takes a visitor to another region: to the same page there, or to its main page when the region has no such one.
 * The page is known from the Referer, so that the chooser's links are the same on every page and cacheable.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const { site, facts } = context;
  const region = site.regions().find(({ code }) => code === params['code']);
  if (region === undefined) return new Response('No such region', { status: 404 });
  const from = toOwnPath(request.headers.get('referer'), request.url) ?? '/';
  const path = from.split('?')[0] ?? '/';
  const scope = { region, audience: facts.audience };
  const page = await findPage({ path, scope, fresh: false }, site.source);
  const target = page.outcome === 'found' ? from : '/';
  const headers = { 'Cache-Control': 'no-store' };
  return redirect(`${toOrigin(site.env, { ...facts, region })}${target}`, {
    status: 302,
    headers,
  });
}

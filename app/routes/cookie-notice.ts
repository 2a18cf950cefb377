import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { writeCookie } from '#app/cookies';
import { toClosedMark } from '#app/page/cookie-notice';
import { toOwnPath } from '#app/page/own-path';
import { readSmallForm } from '#app/page/read-small-form.server';

const VERSION = /^[\w.-]{1,20}$/;

/** Closing the cookie notice (SHELL-206): stores what was closed, and goes back to the page. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST')
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } });
  const version = await readVersion(request);
  if (version === null) return new Response('Bad version', { status: 400 });
  const secure = context.site.env.PUBLIC_SCHEME === 'https';
  const cookie = writeCookie('cookieNotice', toClosedMark(version), { secure });
  const back = toOwnPath(request.headers.get('referer'), request.url) ?? '/';
  return redirect(back, { status: 303, headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
}

/** The version in the posted form; null for anything else that was posted. */
async function readVersion(request: Request): Promise<string | null> {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(
    request.headers.get('content-type') ?? '',
  );
  if (!isForm) return null;
  const version = (await readSmallForm(request))?.get('version');
  return typeof version === 'string' && VERSION.test(version) ? version : null;
}

export function loader(): Response {
  return redirect('/', 302);
}

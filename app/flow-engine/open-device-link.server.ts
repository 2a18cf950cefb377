import { redirect } from '@remix-run/node';
import { GONE_LINK } from '#registry/device-links';
import type { SiteContext } from '#app/context';
import { readVisitMemory, writeVisitMemory } from './visit-memory.server';
import { readVisitor } from './visitor.server';

/** Where a link to another device leads; the token follows. */
export const DEVICE_LINK_PATH = '/continue/';

/**
 * Opens a link on another device: the visit remembers its token, and goes on to the page of the flow, whose address
 * says nothing. The link can still be used afterwards: messengers open it too, for a preview. Null when this site has
 * not made the link.
 */
export async function openDeviceLink(
  token: string,
  request: Request,
  { site: { env, flows } }: SiteContext,
): Promise<Response | null> {
  const page = await flows.deviceLinks.find(token);
  if (page === null) return null;
  const cookies = request.headers.get('cookie');
  const secure = env.PUBLIC_SCHEME === 'https';
  const visitor = readVisitor(cookies, { secure });
  const holder = { secrets: env.SESSION_SECRETS, visitor: visitor.id, secure };
  const now = Date.now();
  const remembered = {
    ...readVisitMemory(cookies, holder, now),
    [page.name]: page.isOpen ? token : GONE_LINK,
  };
  const kept = writeVisitMemory(remembered, holder, now);
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  for (const cookie of [visitor.setCookie, kept]) if (cookie !== null) headers.append('Set-Cookie', cookie);
  return redirect(page.path, { status: 303, headers });
}

import type { IncomingMessage } from 'node:http';
import { COOKIES, readCookie } from '#app/cookies';
import { toKeyQuery } from '#app/page/key-parameters';

/** What a shared page may depend on, and nothing else: any other header or parameter leaves it as it is. */
export interface PageKey {
  /** As the visitor wrote it; the host guard has looked at it before anything is kept under it. */
  host: string;
  /** Path without query. */
  path: string;
  /** The parameters that blocks read, in one spelling; empty without any. */
  query: string;
  /** The stored mark of the closed cookie notice; empty when it is still to be shown. */
  noticeMark: string;
}

/** Parameters that change a page for one visitor. All others but those of the key (campaign marks) give the same bytes. */
const MATTERING_PARAMETERS =
  /[?&](_data|index|componentCheck|utm_hide_section|utm_additional_banner|nocache)(=|&|$)/;
/** Linear: it runs on every request before any guard, and no part of it can match in two ways. */
const PLAIN_PATH = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;
const NOTICE_MARK = /^[\w.:-]{1,40}$/;
/** The server's own routes; pages never live there. */
const OWN_ROUTES =
  /^\/(api|assets|media|dev|preview|region|sandbox|studio)(\/|$)|\.(xml|txt|svg|ico|css|json)$/i;

/** The key of a request that may be answered with a shared page; null for all others. */
export function toPageKey(request: IncomingMessage): PageKey | null {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || MATTERING_PARAMETERS.test(url)) return null;
  const path = url.split('?', 1)[0] ?? '';
  if (headers.host === undefined || !PLAIN_PATH.test(path) || OWN_ROUTES.test(path)) return null;
  const query = toKeyQuery(url);
  if (query === null) return null;
  const mark = readCookie(headers.cookie, 'cookieNotice') ?? '';
  return { host: headers.host.toLowerCase(), path, query, noticeMark: NOTICE_MARK.test(mark) ? mark : '' };
}

export function toKeyText({ host, path, query, noticeMark }: PageKey): string {
  return `${host} ${path} ${query} ${noticeMark}`;
}

/** The path in such a text: no part of it holds a space. */
export function toPathOfKey(text: string): string {
  return text.split(' ', 2)[1] ?? '';
}

/** The request that a page is rendered from: made of the key alone, so the answer can depend on nothing more. */
export function toRenderRequest({ host, path, query, noticeMark }: PageKey): Request {
  const headers = new Headers({ accept: 'text/html' });
  if (noticeMark !== '')
    headers.set('cookie', `${COOKIES.cookieNotice.name}=${encodeURIComponent(noticeMark)}`);
  return new Request(`http://${host}${path}${query}`, { headers });
}

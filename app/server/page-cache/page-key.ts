import type { IncomingMessage } from 'node:http';
import { COOKIES, hasHandOver, readCookie } from '#app/cookies';
import { toClosedMark } from '#app/page/cookie-notice';
import { toKeyQuery } from '#app/page/key-parameters';
import { rememberAnswers } from '#app/site/remember-answers';

/** What a shared page may depend on, and nothing else: any other header or parameter leaves it as it is. */
export interface PageKey {
  /** The one that region and audience are at home on, whatever the visitor wrote. */
  host: string;
  /** Path without query. */
  path: string;
  /** The parameters that blocks read, in one spelling; empty without any. */
  query: string;
  /**
   * The stored mark of the closed cookie notice; empty when it is still to be shown. It is the visitor's word: only the
   * mark of the page's own notice makes another page (`hasClosed`).
   */
  noticeMark: string;
  /** The port is one that links lead to. Any other can be made up. */
  isUsualPort: boolean;
  /** The experiment whose version B is shown; left out for the page as it stands (decision 0075). */
  experiment?: string;
}

/** The host that a region and an audience are at home on. */
export interface Home {
  /** With its port, where it has one. */
  host: string;
  port: number | null;
}

/** Where a Host header's region and audience are at home; null for a host that is not ours. */
export type FindHome = (hostHeader: string) => Home | null;

/** Parameters that change a page for one visitor. All others but those of the key (campaign marks) give the same bytes. */
const MATTERING_PARAMETERS =
  /[?&](_data|index|componentCheck|utm_hide_section|utm_additional_banner|nocache|builder\.preview|builder\.frameEditing)(=|&|$)/;
/** Linear: it runs on every request before any guard, and no part of it can match in two ways. */
const PLAIN_PATH = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;
const NOTICE_MARK = /^[\w.:-]{1,40}$/;
/** Calls that no route of Remix answers. */
const OWN_CALLS = /^\/api(\/|$)/i;

/** A path that can be spelt in one way only: no character of it is encoded. */
export const isPlainPath = (path: string): boolean => PLAIN_PATH.test(path);

/** Addresses asked for lately; reading one costs more than finding it. */
const MAX_ADDRESSES = 2000;
const readAddress = rememberAnswers(parseAddress, { most: MAX_ADDRESSES });

/** The key of a request that may be answered with a shared page; null for all others. */
export function toPageKey(request: IncomingMessage, findHome: FindHome): PageKey | null {
  const { method, url = '', headers, socket } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.host === undefined) return null;
  const address = readAddress(url);
  if (address === null) return null;
  const { path, query } = address;
  // What another page has handed over is for one visitor, and for this page alone (decision 0040).
  if (hasHandOver(headers.cookie, path)) return null;
  const home = findHome(headers.host);
  if (home === null) return null;
  const { host, port } = home;
  const isUsualPort = port === null || port === socket.localPort;
  const mark = readCookie(headers.cookie, 'cookieNotice') ?? '';
  return { host, path, query, noticeMark: NOTICE_MARK.test(mark) ? mark : '', isUsualPort };
}

/** What of an address a key has; null for one that no shared page has. */
function parseAddress(url: string): Pick<PageKey, 'path' | 'query'> | null {
  if (MATTERING_PARAMETERS.test(url)) return null;
  const path = url.split('?', 1)[0] ?? '';
  if (!isPlainPath(path) || OWN_CALLS.test(path)) return null;
  const query = toKeyQuery(url);
  return query === null ? null : { path, query };
}

/** Has the visitor closed this version of the notice? Who closed another one has not. */
export function hasClosed({ noticeMark }: PageKey, notice: string): boolean {
  return notice !== '' && noticeMark === toClosedMark(notice);
}

/** The key of a page as a text: with the notice, or without it for those who have closed it. */
export function toKeyText({ host, path, query, experiment }: PageKey, isClosed: boolean): string {
  const text = `${host} ${path} ${query} ${isClosed ? 'closed' : 'open'}`;
  return experiment === undefined ? text : `${text} ${experiment}`;
}

/** The request that a page is rendered from: made of the key alone, so the answer can depend on nothing more. */
export function toRenderRequest({ host, path, query, noticeMark }: PageKey): Request {
  const headers = new Headers({ accept: 'text/html' });
  if (noticeMark !== '')
    headers.set('cookie', `${COOKIES.cookieNotice.name}=${encodeURIComponent(noticeMark)}`);
  return new Request(`http://${host}${path}${query}`, { headers });
}

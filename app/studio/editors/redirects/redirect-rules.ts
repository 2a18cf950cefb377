import type { Audience } from '#schemas/page';
import { isSafeUrl } from '#schemas/values/safe-url';
import { toRedirectTarget } from '#app/page/redirect-target';
import { findLegacyTarget, isCorporatePath, isOutsideSectionRoutes, toPagePath } from '#app/page/route-rules';
import { findOwnHost } from './own-host';

/** A redirect as the site knows it. */
export interface Redirect {
  /** The path that pages are looked up under: decoded, without a slash at its end. */
  from: string;
  to: string;
  audience: Audience;
}

export type RedirectFault =
  | 'fromEmpty'
  | 'fromShape'
  | 'fromQuery'
  | 'fromReserved'
  | 'fromUnreachable'
  | 'fromLegacy'
  | 'toEmpty'
  | 'toShape'
  | 'toSelf';

export interface JudgedRedirect {
  redirect: Redirect;
  /** The first thing that is wrong with either address. */
  faults: { from?: RedirectFault; to?: RedirectFault };
}

const MAX_LENGTH = 500;
/** Addresses that the server answers before it looks for a page. */
const RESERVED =
  /^\/(?:studio|preview|api|assets|media|images|files|uploads|captcha|region|dev|sandbox|healthz|readyz|metrics|cookie-notice|component-check|403|500|robots\.txt|sitemap\.xml|news\.(?:rss|atom)|favicon\.(?:ico|svg)|old-browser\.css|account|account\.json|stored-phones\.json)(?:\/|$)/;

/** Judges what somebody typed or pasted (trust.md, 16); a whole address on a host of the site counts as its path. */
export function judgeRedirect(
  typed: { from: string; to: string; audience: Audience },
  rootHosts: readonly string[],
): JudgedRedirect {
  const given = typed.from.trim();
  const own = findOwnHost(given, rootHosts);
  const written = own === null ? given : own.path;
  const from = toPagePath(decode(written));
  const audience = isCorporatePath(from) ? 'b2b' : (own?.audience ?? typed.audience);
  const redirect: Redirect = { from, to: typed.to.trim(), audience };
  const fromFault = judgeFrom(written, redirect);
  const toFault = judgeTo(redirect, rootHosts);
  return { redirect, faults: { ...(fromFault && { from: fromFault }), ...(toFault && { to: toFault }) } };
}

function judgeFrom(written: string, { from }: Redirect): RedirectFault | null {
  if (written === '') return 'fromEmpty';
  if (/[?#]/.test(written)) return 'fromQuery';
  if (!written.startsWith('/') || written.startsWith('//') || !isPlain(from) || from.length > MAX_LENGTH)
    return 'fromShape';
  // As a request would come: dot segments and doubled slashes never reach a page.
  if (/\/{2}|\/\.{1,2}(?:\/|$)/.test(from)) return 'fromShape';
  if (RESERVED.test(from)) return 'fromReserved';
  if (findLegacyTarget(from, '') !== null) return 'fromLegacy';
  return isOutsideSectionRoutes(from) ? 'fromUnreachable' : null;
}

function judgeTo({ from, to }: Redirect, rootHosts: readonly string[]): RedirectFault | null {
  if (to === '') return 'toEmpty';
  if (!isSafeUrl(to) || to.startsWith('#') || to.startsWith('?') || to.length > MAX_LENGTH) return 'toShape';
  if (to.startsWith('/') && toPagePath(decode(new URL(to, 'http://site.invalid').pathname)) === from)
    return 'toSelf';
  return toRedirectTarget(to, from, rootHosts) === null ? 'toShape' : null;
}

/** No white space, no backslash, no control or invisible character. */
function isPlain(path: string): boolean {
  return !/[\s\\\p{C}]/u.test(path);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not valid UTF-8: judged as it stands.
    return path;
  }
}

import { withoutTrailingSlashes } from '#schemas/values/path-text';

const STANDARD_PORT_URL = /^https?:\/\//;

/**
 * Where a page's `redirect301` may lead: a path of this site, or an address on one of its own hosts. Null for
 * anything else, and for a page that leads to itself.
 */
export function toRedirectTarget(
  target: string,
  fromPath: string,
  rootHosts: readonly string[],
): string | null {
  if (/[\s\\]/.test(target) || !URL.canParse(target, 'http://site.invalid')) return null;
  if (target.startsWith('/') && !target.startsWith('//')) {
    const { pathname } = new URL(target, 'http://site.invalid');
    return (withoutTrailingSlashes(pathname) || '/') === fromPath ? null : target;
  }
  if (!STANDARD_PORT_URL.test(target)) return null;
  const { hostname, username, password } = new URL(target);
  const isOwn = rootHosts.some((root) => hostname === root || hostname.endsWith(`.${root}`));
  return isOwn && username === '' && password === '' ? target : null;
}

import type { Finding } from '#schemas/finding';
import type { Audience } from '#schemas/page';
import { toRedirectTarget } from '#app/page/redirect-target';
import { findLegacyTarget, isCorporatePath, toPagePath } from '#app/page/route-rules';
import { OF_PAGE } from './page-components';
import { pickFor, type PublishedPages } from './published-pages.server';

interface Redirecting {
  target: string;
  path: string;
  audience: Audience;
  region: string;
  rootHosts: readonly string[];
  pages: PublishedPages;
}

const MAX_HOPS = 10;

/** What is wrong with where a page leads on to: an address that is refused, a circle, more than one hop. */
export async function checkRedirect(redirecting: Redirecting): Promise<Finding[]> {
  const { target, path, rootHosts } = redirecting;
  if (leadsToItself(target, path)) return [loop([path, path])];
  if (toRedirectTarget(target, path, rootHosts) === null) return [refused(target)];
  const way = await follow(redirecting);
  if (way.isLoop) return [loop(way.paths)];
  if (way.endsNowhere) return [nowhere(target)];
  return way.paths.length > 2 ? [chain(way.paths)] : [];
}

function leadsToItself(target: string, path: string): boolean {
  return (
    target.startsWith('/') && !target.startsWith('//') && !/[\s\\]/.test(target) && toOwnPath(target) === path
  );
}

function toOwnPath(target: string): string {
  const { pathname } = new URL(target, 'http://site.invalid');
  try {
    return toPagePath(decodeURIComponent(pathname));
  } catch {
    // Not valid UTF-8: it names no page under another spelling either.
    return toPagePath(pathname);
  }
}

interface Way {
  paths: string[];
  isLoop: boolean;
  endsNowhere: boolean;
}

/** The paths that a visitor is sent along; another host of the site ends the way, its pages are the same. */
async function follow({ target, path, audience, region, rootHosts, pages }: Redirecting): Promise<Way> {
  const paths = [path];
  let next: string | null = target;
  while (next !== null && next.startsWith('/') && paths.length <= MAX_HOPS) {
    const at = toOwnPath(next);
    if (paths.includes(at)) return { paths: [...paths, at], isLoop: true, endsNowhere: false };
    paths.push(at);
    const legacy = findLegacyTarget(at, '');
    const page = pickFor(await pages.at(at, isCorporatePath(at) ? 'b2b' : audience), region);
    if (legacy === null && (page === null || page.is404)) return { paths, isLoop: false, endsNowhere: true };
    next = legacy ?? toNext(page?.redirect301 ?? null, at, rootHosts);
  }
  return { paths, isLoop: paths.length > MAX_HOPS, endsNowhere: false };
}

function toNext(target: string | null, from: string, rootHosts: readonly string[]): string | null {
  return target === null ? null : toRedirectTarget(target, from, rootHosts);
}

const AT = { ...OF_PAGE, pointer: '/redirect301' } as const;

const refused = (target: string): Finding => ({
  code: 'redirect-refused',
  severity: 'error',
  ...AT,
  about: target,
  message: `«${target}» is no path of this site, nor an address on its own hosts: visitors get 404`,
  fix: 'Give a path of this site (/…), or https://… on one of its hosts.',
});

const loop = (paths: readonly string[]): Finding => ({
  code: 'redirect-loop',
  severity: 'error',
  ...AT,
  about: paths.join(' → '),
  message: `leads in a circle: ${paths.join(' → ')}`,
  fix: 'Lead to a page that is no redirect itself.',
});

const chain = (paths: readonly string[]): Finding => ({
  code: 'redirect-chain',
  severity: 'warning',
  ...AT,
  about: paths.join(' → '),
  message: `takes more than one hop: ${paths.join(' → ')}`,
  fix: `Lead straight to ${paths.at(-1) ?? 'the last page'}.`,
});

const nowhere = (target: string): Finding => ({
  code: 'dead-link',
  severity: 'warning',
  ...AT,
  about: target,
  message: `leads to ${target}, where no page is published`,
  fix: 'Publish that page first, or lead elsewhere.',
});

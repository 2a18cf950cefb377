import { toPagePath } from '#app/page/route-rules';
import type { Store } from '#cms/store/tables';
import { findOwnHost } from './own-host';
import type { Hop, RedirectGraph } from './redirect-graph';
import { isPageAt, listPagePaths, withProposals, type RedirectRow } from './redirect-rows.server';

/** What stands in the way of a redirect, or goes less straight than it could. */
export type RedirectTrouble =
  | { kind: 'loop'; way: string[] }
  /** More than one hop; `end` is where it leads at last. */
  | { kind: 'chain'; way: string[]; end: string }
  /** A page is published at its address. */
  | { kind: 'taken' }
  /** No page is published where it leads. */
  | { kind: 'dead' };

export interface JudgedRow extends RedirectRow {
  trouble: RedirectTrouble | null;
}

/** A circle or a chain, over all redirects and pages. */
export function findWayTrouble(
  { from, audience }: Pick<RedirectRow, 'from' | 'audience'>,
  graph: RedirectGraph,
): RedirectTrouble | null {
  const way = graph.wayFrom({ path: from, audience });
  if (way === null) return null;
  if (way.isLoop) return { kind: 'loop', way: way.stops };
  return way.stops.length > 2 ? { kind: 'chain', way: way.stops, end: way.stops.at(-1) ?? '' } : null;
}

/** What is published is judged by what visitors meet now, what is not by what they would meet were all of it. */
export async function judgeRows(
  rows: readonly RedirectRow[],
  hops: readonly Hop[],
  store: Store,
  rootHosts: readonly string[],
): Promise<JudgedRow[]> {
  const pages = await listPageSets(rows, store, rootHosts);
  // What cannot be published leads nobody on.
  const free = rows.filter(({ from, audience }) => !pages.has(`${audience} ${from}`));
  const [now, then] = [withProposals(hops, [], rootHosts), withProposals(hops, free, rootHosts)];
  return rows.map((row) => {
    const trouble = findPageTrouble(row, pages, rootHosts);
    if (trouble?.kind === 'taken') return { ...row, trouble };
    return { ...row, trouble: findWayTrouble(row, row.status === 'published' ? now : then) ?? trouble };
  });
}

const CHUNK = 400;

async function listPageSets(
  rows: readonly RedirectRow[],
  store: Store,
  rootHosts: readonly string[],
): Promise<ReadonlySet<string>> {
  const paths = [
    ...new Set(rows.flatMap(({ from, to }) => [from, toTargetPath(to, rootHosts)?.path ?? from])),
  ];
  const known = new Set<string>();
  for (let at = 0; at < paths.length; at += CHUNK) {
    for (const key of await listPagePaths(store, paths.slice(at, at + CHUNK))) known.add(key);
  }
  return known;
}

function findPageTrouble(
  { from, to, audience }: RedirectRow,
  pages: ReadonlySet<string>,
  rootHosts: readonly string[],
): RedirectTrouble | null {
  if (pages.has(`${audience} ${from}`)) return { kind: 'taken' };
  const target = toTargetPath(to, rootHosts);
  if (target === null || OWN_ROUTES.test(target.path)) return null;
  return isPageAt(pages, target.path, target.audience ?? audience) ? null : { kind: 'dead' };
}

/** Files and addresses of the application itself. */
const OWN_ROUTES = /^\/(?:media|images|files|region)\//;

function toTargetPath(to: string, rootHosts: readonly string[]) {
  const own = findOwnHost(to, rootHosts);
  if (own === null && !to.startsWith('/')) return null;
  const { pathname } = new URL(own?.path ?? to, 'http://site.invalid');
  try {
    return { path: toPagePath(decodeURIComponent(pathname)), audience: own?.audience };
  } catch {
    // Not valid UTF-8: no page has such a path.
    return { path: pathname, audience: own?.audience };
  }
}

import type { Audience } from '#schemas/page';
import { toRedirectTarget } from '#app/page/redirect-target';
import { isCorporatePath, toPagePath } from '#app/page/route-rules';
import { findOwnHost } from './own-host';

/** Where the site sends visitors on from: a redirect, or a page with `redirect301`. */
export interface Hop {
  from: string;
  audience: Audience;
  to: string;
}

/** How a visitor goes who comes to an address that leads on. */
export interface Way {
  /** The addresses in their order, from the first; of a circle the repeated one ends them. */
  stops: string[];
  isLoop: boolean;
}

interface Place {
  path: string;
  audience: Audience;
}

/** All ways of the site's visitors from address to address. */
export interface RedirectGraph {
  /** The way from an address; null where nothing leads on. A page that leads on in one region alone counts too. */
  wayFrom: (place: Place) => Way | null;
}

export function createGraph(hops: readonly Hop[], rootHosts: readonly string[]): RedirectGraph {
  const byPlace = new Map<string, string[]>();
  for (const { to, ...place } of hops) {
    const key = toKey({ path: place.from, audience: place.audience });
    const known = byPlace.get(key) ?? [];
    if (!known.includes(to)) byPlace.set(key, [...known, to]);
  }
  const targetsOf = (place: Place): string[] => byPlace.get(toKey(place)) ?? [];
  const placeAfter = (from: Place, to: string) => toPlace(from, to, rootHosts);

  /** The circle that a walk along every branch meets first; null when each branch ends. */
  function findLoop(start: Place): string[] | null {
    const ended = new Set<string>();
    const walk = (place: Place, trail: readonly string[], keys: readonly string[]): string[] | null => {
      const key = toKey(place);
      if (keys.includes(key)) return [...trail];
      if (ended.has(key)) return null;
      for (const to of targetsOf(place)) {
        const next = placeAfter(place, to);
        const found = next && walk(next, [...trail, to], [...keys, key]);
        if (found) return found;
      }
      ended.add(key);
      return null;
    };
    return walk(start, [start.path], []);
  }

  return {
    wayFrom(start) {
      if (targetsOf(start).length === 0) return null;
      const loop = findLoop(start);
      if (loop !== null) return { stops: loop, isLoop: true };
      const stops = [start.path];
      for (let at: Place | null = start; at !== null;) {
        const [to]: string[] = targetsOf(at);
        if (to === undefined) break;
        stops.push(to);
        at = placeAfter(at, to);
      }
      return { stops, isLoop: false };
    },
  };
}

const toKey = ({ path, audience }: Place) => `${audience} ${path}`;

/** Where a visitor arrives; null outside of the site, and where the site refuses to lead. */
function toPlace({ path, audience }: Place, to: string, rootHosts: readonly string[]): Place | null {
  const own = findOwnHost(to, rootHosts);
  if (own === null && !to.startsWith('/')) return null;
  // A target on the same path is refused by the site only as a path of the same host; elsewhere it is a circle.
  if (own === null && toRedirectTarget(to, '', rootHosts) === null) return null;
  const next = toPagePath(decodePath(new URL(own?.path ?? to, 'http://site.invalid').pathname));
  if (isCorporatePath(next)) return { path: next, audience: 'b2b' };
  return { path: next, audience: own?.audience ?? (isCorporatePath(path) ? 'b2c' : audience) };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Not valid UTF-8: it names no page under another spelling either.
    return pathname;
  }
}

import { LRUCache } from 'lru-cache';
import type { Site } from '#app/site/site';
import { resolveHost, toHost } from '#app/site/resolve-host';
import type { FindHome } from './page-key';

/** Hosts seen lately; reading one costs more than sending a page. */
const MAX_HOSTS = 2000;
const NO_HOME = '';

/** Where hosts are at home, remembered for as long as the regions are the same. */
export function rememberHomes({ env, regions }: Pick<Site, 'env' | 'regions'>): FindHome {
  const known = new LRUCache<string, string>({ max: MAX_HOSTS });
  let knownFor = regions();
  return (hostHeader) => {
    if (regions() !== knownFor) {
      known.clear();
      knownFor = regions();
    }
    const remembered = known.get(hostHeader);
    if (remembered !== undefined) return remembered === NO_HOME ? null : remembered;
    const facts = resolveHost(hostHeader, env.ROOT_HOSTS, knownFor);
    const home = facts === null ? NO_HOME : toHost(facts);
    known.set(hostHeader, home);
    return home === NO_HOME ? null : home;
  };
}

import type { Site } from '#app/site/site';
import { rememberAnswers } from '#app/site/remember-answers';
import { resolveHost, toHost } from '#app/site/resolve-host';
import type { FindHome, Home } from './page-key';

/** Hosts seen lately; reading one costs more than sending a page. */
const MAX_HOSTS = 2000;

/** Where hosts are at home, remembered for as long as the regions are the same. */
export function rememberHomes({
  env,
  regions,
}: Pick<Site, 'regions'> & { env: Pick<Site['env'], 'ROOT_HOSTS'> }): FindHome {
  const start = () =>
    rememberAnswers((hostHeader) => toHome(resolveHost(hostHeader, env.ROOT_HOSTS, knownFor)), {
      most: MAX_HOSTS,
    });
  let knownFor = regions();
  let find = start();
  return (hostHeader) => {
    if (regions() !== knownFor) {
      knownFor = regions();
      find = start();
    }
    return find(hostHeader);
  };
}

function toHome(facts: ReturnType<typeof resolveHost>): Home | null {
  if (facts === null) return null;
  const host = toHost(facts);
  const [, port] = host.split(':');
  return { host, port: port === undefined ? null : Number(port) };
}

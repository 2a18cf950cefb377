import type { Audience } from '#schemas/page';
import { CORP_HOST_LABELS } from '#app/site/resolve-host';

/** The path of a whole address on one of the site's hosts, with what follows it, and whose site that host is. */
export function findOwnHost(
  address: string,
  rootHosts: readonly string[],
): { path: string; audience: Audience } | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, search, hash, username, password } = new URL(address);
  const root = rootHosts.find((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (root === undefined || username !== '' || password !== '') return null;
  const [label = ''] = hostname.split('.');
  const audience = hostname !== root && CORP_HOST_LABELS.includes(label) ? 'b2b' : 'b2c';
  return { path: pathname + search + hash, audience };
}

import type { Environment } from '#app/server/environment';

/** A path of this site: not `//host`, not `/\host`, which browsers read as another host's. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** May a flow send a visitor there? This site's own paths, and https addresses of `PAYMENT_ORIGINS`. */
export function isTrustedAddress(
  address: string,
  { PAYMENT_ORIGINS }: Pick<Environment, 'PAYMENT_ORIGINS'>,
): boolean {
  if (OWN_PATH.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && PAYMENT_ORIGINS.includes(origin);
}

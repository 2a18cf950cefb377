import type { Environment } from '#app/site/environment';

/** A path of this site: not `//host`, not `/\host`, which browsers read as another host's. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** May a flow send a visitor there? This site's own paths, and https addresses of `TRUSTED_ORIGINS`. */
export function isTrustedAddress(
  address: string,
  { TRUSTED_ORIGINS }: Pick<Environment, 'TRUSTED_ORIGINS'>,
): boolean {
  if (OWN_PATH.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username } = new URL(address);
  return /^https?:/.test(protocol) && username === '' && TRUSTED_ORIGINS.includes(origin);
}

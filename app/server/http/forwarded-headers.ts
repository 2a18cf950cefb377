import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What each proxy adds an entry to. */
const LISTS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;
const FORWARDED_HEADERS = [...LISTS, 'forwarded', 'x-forwarded-port'];
const SCHEMES = new Set(['http', 'https']);
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$|^\[([\da-f:.]+)\](?::\d{1,5})?$/i;

/**
 * Before anything reads a request: of the forwarded headers nothing is left but what the outermost of our own `hops`
 * proxies has said. It stands that many entries from the right, because each proxy adds its entry at the end; what
 * stands further left is a stranger's word. The host that it names becomes the request's own, so that guards and
 * routes cannot read different ones. With 0 hops all of it is a stranger's. False for a scheme that is none: the
 * request must be refused.
 */
export function settleForwardedHeaders({ headers }: Pick<IncomingMessage, 'headers'>, hops: number): boolean {
  if (!FORWARDED_HEADERS.some((name) => headers[name] !== undefined)) return true;
  const [address, host, scheme] = LISTS.map((name) => findEntry(headers[name], hops));
  for (const name of FORWARDED_HEADERS) delete headers[name];
  if (host !== undefined) headers.host = host;
  const plain = toPlainAddress(address);
  if (plain !== null) headers['x-forwarded-for'] = plain;
  if (scheme === undefined) return true;
  headers['x-forwarded-proto'] = scheme.toLowerCase();
  return SCHEMES.has(scheme.toLowerCase());
}

/** A list that is shorter than it should be was begun by an inner proxy: its first entry counts. */
function findEntry(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined || hops === 0) return undefined;
  const entries = [header].flat().join(',').split(',');
  return entries.at(-Math.min(hops, entries.length))?.trim();
}

/** Some proxies add the port; null for what is no address (`unknown`). */
function toPlainAddress(entry: string | undefined): string | null {
  const [, four, six] = WITH_PORT.exec(entry ?? '') ?? [];
  const address = four ?? six ?? entry ?? '';
  return isIP(address) === 0 ? null : address;
}

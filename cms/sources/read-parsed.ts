import { LRUCache } from 'lru-cache';
import type { VersionedRow } from '../store/published/unknown-body';

/** What the store has at an address, parsed from its JSON. */
export interface Parsed {
  raw: unknown;
  /** Equal versions hold equal content. */
  version: string;
}

const MAX_ADDRESSES = 10_000;
/** The version that each address had when it was last read. */
const versions = new LRUCache<string, string>({ max: MAX_ADDRESSES });
const MAX_KEPT = 2000;
/** By version. */
const kept = new LRUCache<string, Parsed>({ max: MAX_KEPT });

/**
 * What stands at an address; null where nothing does. `readRow` gets the version that is known, which no row has when it
 * is empty: a body that is known is neither read again, nor sent, nor parsed.
 */
export async function readParsed(
  address: string,
  readRow: (known: string) => Promise<VersionedRow | null>,
): Promise<Parsed | null> {
  const known = kept.get(versions.get(address) ?? '');
  const row = await readRow(known?.version ?? '');
  if (row === null) return null;
  const parsed = known?.version === row.version ? known : parse(row);
  versions.set(address, row.version);
  return parsed;
}

function parse({ version, body }: VersionedRow): Parsed {
  const known = kept.get(version);
  if (known !== undefined) return known;
  if (body === null) throw new Error('the body of a version that nobody knows was left out');
  const parsed: Parsed = { raw: JSON.parse(body), version };
  kept.set(version, parsed);
  return parsed;
}

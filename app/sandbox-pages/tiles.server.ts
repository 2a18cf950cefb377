import { LRUCache } from 'lru-cache';
import { drawTile, readTileAddress } from '#fixtures/sandbox/map/draw-tile';
import type { KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import { requireSandbox } from './require-sandbox.server';

const DAY_SECONDS = 86_400;
/** Some 5 KB each. */
const MOST_TILES = 1000;
const SUFFIX = '.svg';

const drawn = new LRUCache<string, string>({ max: MOST_TILES });

/** A tile of the sandbox's map. Throws 404 for an address that the map does not have, and with the real gateway. */
export function tileLoader(
  { z = '', x = '', y = '' }: Readonly<Record<string, string | undefined>>,
  context: { site: { sandbox: KeptSandbox | null } },
): Response {
  requireSandbox(context);
  const address = y.endsWith(SUFFIX) ? readTileAddress(z, x, y.slice(0, -SUFFIX.length)) : null;
  if (address === null) throw new Response('Not found', { status: 404 });
  const key = `${address.zoom}/${address.x}/${address.y}`;
  const tile = drawn.get(key) ?? drawTile(address);
  drawn.set(key, tile);
  return new Response(tile, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  });
}

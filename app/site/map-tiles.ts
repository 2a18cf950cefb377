import type { MapTiles } from '#registry/flow-load';
import type { Environment } from './environment';

/** What the sandbox draws (`app/routes/sandbox.tiles.$z.$x.$y.ts`). */
const SANDBOX_TILES: MapTiles = {
  url: '/sandbox/tiles/{z}/{x}/{y}.svg',
  attribution: 'Вымышленный город песочницы',
};

/** Where the maps of this site have their tiles; null where nobody gives any: then no map is offered. */
export function toMapTiles(
  { MAP_TILES_URL, MAP_ATTRIBUTION }: Pick<Environment, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION'>,
  hasSandbox: boolean,
): MapTiles | null {
  if (MAP_TILES_URL !== undefined) return { url: MAP_TILES_URL, attribution: MAP_ATTRIBUTION };
  return hasSandbox ? SANDBOX_TILES : null;
}

import type { GeoPoint } from './geo-point';

/** Without zod, which no page loads: the browser sorts by it. */

const EARTH_RADIUS_METRES = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies. */
export function toDistance(one: GeoPoint, other: GeoPoint): number {
  const north = Math.sin(toRadians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  const narrowing = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude));
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(north + narrowing * east)));
}

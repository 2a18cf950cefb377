import * as z from 'zod';

/** A place on the globe, in degrees. */
export const geoPoint = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type GeoPoint = z.output<typeof geoPoint>;

/** A place as an operator's answer has it: two fields, numbers or texts of numbers; null where one is missing or wrong. */
export function toGeoPoint(latitude: unknown, longitude: unknown): GeoPoint | null {
  const read = geoPoint.safeParse({ latitude: toNumber(latitude), longitude: toNumber(longitude) });
  return read.success ? read.data : null;
}

/** An empty text is no number, although `Number('')` is 0. */
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

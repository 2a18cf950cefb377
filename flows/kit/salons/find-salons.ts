import type { Salon } from '#schemas/products/receiving';
import { toDistance } from '#schemas/values/geo-distance';
import type { GeoPoint } from '#schemas/values/geo-point';

/** Salons under a heading: of one city, or the nearest ones. */
export interface SalonGroup {
  title: string;
  salons: readonly ShownSalon[];
}

export interface ShownSalon {
  salon: Salon;
  /** Metres from the place that the visitor has named; null where none is, or nobody knows. */
  distance: number | null;
}

const toPlain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim();

/**
 * The salons that have a text in their address, name or metro, whatever its letter case and signs (ORD-127, ORD-128),
 * by cities.
 */
export function findSalons(salons: readonly Salon[], text: string): SalonGroup[] {
  const wanted = toPlain(text);
  const groups = new Map<string, ShownSalon[]>();
  for (const salon of salons) {
    const { title, address, metro, city } = salon;
    if (![title, address, metro, city].some((part) => toPlain(part).includes(wanted))) continue;
    groups.set(city, [...(groups.get(city) ?? []), { salon, distance: null }]);
  }
  return [...groups].map(([title, own]) => ({ title, salons: own }));
}

/** All salons, the nearest to a place first; those that are nowhere on the map come last. */
export function sortByDistance(
  salons: readonly Salon[],
  { title, point }: { title: string; point: GeoPoint },
): SalonGroup[] {
  const shown = salons.map((salon) => ({
    salon,
    distance: salon.point === null ? null : toDistance(point, salon.point),
  }));
  const nearestFirst = [...shown].sort((one, other) => toRank(one) - toRank(other));
  return shown.length === 0 ? [] : [{ title, salons: nearestFirst }];
}

const toRank = ({ distance }: ShownSalon) => distance ?? Number.POSITIVE_INFINITY;

/** The salons at a station of the metro, by its name. */
export function findAtStation(salons: readonly Salon[], station: string): SalonGroup[] {
  const own = salons.filter(({ metro }) => metro !== '' && toPlain(metro) === toPlain(station));
  return own.length === 0
    ? []
    : [{ title: station, salons: own.map((salon) => ({ salon, distance: null })) }];
}

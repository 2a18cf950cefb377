import type { Salon } from '#schemas/products/receiving';

/** Salons of one city. */
export interface SalonGroup {
  city: string;
  salons: Salon[];
}

const toPlain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim();

/** The salons that have a text in their address, name or metro, whatever its letter case and signs (ORD-127, ORD-128). */
export function findSalons(salons: readonly Salon[], text: string): SalonGroup[] {
  const wanted = toPlain(text);
  const groups = new Map<string, Salon[]>();
  for (const salon of salons) {
    const { title, address, metro, city } = salon;
    if (![title, address, metro, city].some((part) => toPlain(part).includes(wanted))) continue;
    groups.set(city, [...(groups.get(city) ?? []), salon]);
  }
  return [...groups].map(([city, own]) => ({ city, salons: own }));
}

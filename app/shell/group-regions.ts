import type { Region } from '#schemas/region';
import { FEATURED_REGIONS } from './constants';

type RegionGroup = { letter: string; regions: Region[] };
type RegionGroups = { featured: Region[]; groups: RegionGroup[] };

/** Made by hand once: a collator made for every comparison is the slowest part of a page. */
const RUSSIAN = new Intl.Collator('ru');

/**
 * The regions as the chooser shows them: the two capitals first, the rest by the alphabet under its letters,
 * «Ё» under «Е». Each region stands once.
 */
export function groupRegions(regions: readonly Region[]): RegionGroups {
  const featured = FEATURED_REGIONS.flatMap((code) => regions.find((region) => region.code === code) ?? []);
  const rest = regions.filter((region) => !featured.includes(region));
  const byLetter = new Map<string, Region[]>();
  for (const region of rest.sort((a, b) => RUSSIAN.compare(a.title, b.title))) {
    const letter = region.title.charAt(0).toUpperCase().replace('Ё', 'Е');
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), region]);
  }
  return { featured, groups: [...byLetter].map(([letter, members]) => ({ letter, regions: members })) };
}

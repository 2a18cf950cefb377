import { findStemsNear, mayBeMistyped } from '#cms/store/search/search-stems';
import type { Store } from '#cms/store/tables';
import { countSlips } from './count-slips';

/** A word of so many letters may have two slips; a shorter one has one. */
const LONG = 8;

/** The stems as they were meant: each that no page has by the nearest one that some page has. Null when none is found. */
export async function correctStems(store: Store, stems: readonly string[]): Promise<string[] | null> {
  const meant = await Promise.all(stems.map((stem) => correct(store, stem)));
  return meant.every((stem, place) => stem === stems[place]) ? null : meant;
}

async function correct(store: Store, stem: string): Promise<string> {
  if (!mayBeMistyped(stem)) return stem;
  const most = stem.length >= LONG ? 2 : 1;
  const { isKnown, near } = await findStemsNear(store, stem, most);
  if (isKnown) return stem;
  const [nearest] = near
    .map((other) => ({ other, slips: countSlips(stem, other) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.other < b.other ? -1 : 1));
  return nearest?.other ?? stem;
}

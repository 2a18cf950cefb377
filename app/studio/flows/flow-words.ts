import { groupDigits } from '#blocks/ui/text/format-number';
import { flows } from '../texts/ru/flows';

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(flows));

/** A state in words, those of its own flow first; one without words by its name. */
export function nameState(flow: string, state: string): string {
  return WORDS.get(`state_${flow}_${state}`) ?? WORDS.get(`state_${state}`) ?? state;
}

/** A code of the engine in words; one that is not known by itself. */
export function nameReason(reason: string): string {
  return WORDS.get(`reason_${reason}`) ?? reason;
}

/** A kind of device or source in words; the kind itself where there are none for it. */
export function nameKind(split: string, value: string): string {
  return WORDS.get(`${value}_${split}`) ?? WORDS.get(value) ?? value;
}

/** «+3,2» percentage points of a number with a tenth at most. */
export function writePoints(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return `${sign}${String(Math.abs(points)).replace('.', ',')}`;
}

/** «1 240»: digits alone, for server and browser may know different versions of Russian numbers. */
export function writeNumber(value: number): string {
  return groupDigits(String(value));
}

/** «32 %» of a share from 0 to 1; a little is not nothing: «< 1 %». */
export function writeShare(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 && share > 0 ? '<\u00a01\u00a0%' : `${percent}\u00a0%`;
}

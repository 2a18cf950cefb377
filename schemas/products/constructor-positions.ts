import type { ServicePack } from '#schemas/gateway/entities/service-pack';
import { CONSTRUCTOR_UNITS } from './packs';
import { toText, withUnit } from './text';

export type Slider = keyof typeof CONSTRUCTOR_UNITS;
type Quantity = NonNullable<ServicePack[Slider]>;

/** Where a slider can stand. */
export interface ConstructorPosition {
  /** The quantity, one spelling for each: «600», «безлимит». */
  key: string;
  /** «600 минут» */
  text: string;
}

const WHOLE_NUMBER = /^\d+(?:[.,]\d+)?$/;

/** The key of a quantity; empty when it says nothing. `600`, «0600» and «600,0» are one. */
export function toKey(quantity: Quantity | undefined): string {
  const text = toText(quantity?.value);
  return WHOLE_NUMBER.test(text) ? String(Number(text.replace(',', '.'))) : text.toLowerCase();
}

/**
 * Every quantity that the operator lists or that a pack has, each once: numbers from the smallest, then words
 * («Безлимит») in their order. So a slider reaches every pack, whatever the list leaves out.
 */
export function toPositions(
  slider: Slider,
  listed: readonly Quantity[] | undefined,
  packs: readonly ServicePack[],
): ConstructorPosition[] {
  const texts = new Map<string, string>();
  for (const quantity of [...(listed ?? []), ...packs.map((pack) => pack[slider])]) {
    const key = toKey(quantity);
    if (key !== '' && !texts.has(key)) texts.set(key, toPositionText(slider, key, quantity));
  }
  return [...texts]
    .map(([key, text]) => ({ key, text }))
    .sort((left, right) => compareKeys(left.key, right.key));
}

function toPositionText(slider: Slider, key: string, quantity: Quantity | undefined): string {
  return isNumber(key) ? withUnit(key.replace('.', ','), CONSTRUCTOR_UNITS[slider]) : toText(quantity?.value);
}

const isNumber = (key: string) => WHOLE_NUMBER.test(key);

function compareKeys(left: string, right: string): number {
  if (isNumber(left) && isNumber(right)) return Number(left) - Number(right);
  return Number(isNumber(right)) - Number(isNumber(left));
}

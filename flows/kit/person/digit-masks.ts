import type { MaskedForms } from '#blocks/ui/typed-mask';

/** Digits in groups as they stand in a passport, key by key and pasted as a whole. */
const group = (sizes: readonly number[], sign: string): MaskedForms => {
  const most = sizes.reduce((sum, size) => sum + size, 0);
  const write = (typed: string): string => {
    const digits = typed.replace(/\D/g, '').slice(0, most);
    const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
    const parts = sizes.map((size, index) => digits.slice(starts[index], (starts[index] ?? 0) + size));
    return parts.filter((part) => part !== '').join(sign);
  };
  return { typed: write, whole: write };
};

/** `45 10 123456`: a series and a number, wherever they were copied from. */
export const PASSPORT_MASK = group([2, 2, 6], ' ');
/** `770-001`. */
export const ISSUE_ID_MASK = group([3, 3], '-');
/** Groups of four, as on a card. */
export const ICC_MASK = group([4, 4, 4, 4, 4], ' ');
/** The twenty digits of an account, in the same groups. */
export const ACCOUNT_MASK = group([4, 4, 4, 4, 4], ' ');

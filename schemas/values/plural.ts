/**
 * Numbers and nouns in Russian. Written by hand: the first `Intl.PluralRules` of a page costs a phone 5 to 10 ms, and
 * the server would have to say exactly what each browser says.
 */

/** «товар», «товара», «товаров»: what stands after 1, after 2 and after 5. After a fraction it is the second. */
export type NounForms = readonly [one: string, few: string, many: string];

export type PluralForm = 'one' | 'few' | 'many';

/** Which form a noun takes after this number; `few` for fractions: «1,5 минуты». */
export function toPluralForm(count: number): PluralForm {
  if (!Number.isInteger(count)) return 'few';
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (last === 0 || last > 4 || (lastTwo > 10 && lastTwo < 15)) return 'many';
  return last === 1 ? 'one' : 'few';
}

/** «товара» for 3. */
export function toNoun(count: number, [one, few, many]: NounForms): string {
  return { one, few, many }[toPluralForm(count)];
}

/** «3 товара», which stay together on a line. */
export const toCounted = (count: number, forms: NounForms): string => `${count}\u00a0${toNoun(count, forms)}`;

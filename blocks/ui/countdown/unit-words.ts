import type { CountdownUnit } from './countdown';

type PluralForm = 'one' | 'few' | 'many' | 'other';

/** The words below the numbers of the countdown, in the four forms of Russian; `other` is for fractions. */
export const UNIT_WORDS: Readonly<Record<CountdownUnit, Readonly<Record<PluralForm, string>>>> = {
  days: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  hours: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
  minutes: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
  seconds: { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' },
};

const rules = new Intl.PluralRules('ru');

/** The word of a unit that fits the number. */
export function toUnitWord(unit: CountdownUnit, count: number): string {
  const form = rules.select(count);
  const words = UNIT_WORDS[unit];
  return form === 'one' || form === 'few' || form === 'many' ? words[form] : words.other;
}

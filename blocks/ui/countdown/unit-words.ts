import type { NounForms } from '#schemas/values/plural';
import type { CountdownUnit } from './countdown';

/** The words below the numbers of the countdown. */
export const UNIT_WORDS: Readonly<Record<CountdownUnit, NounForms>> = {
  days: ['день', 'дня', 'дней'],
  hours: ['час', 'часа', 'часов'],
  minutes: ['минута', 'минуты', 'минут'],
  seconds: ['секунда', 'секунды', 'секунд'],
};

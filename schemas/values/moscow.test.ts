import { expect, test } from 'vitest';
import { toMoscowDay } from './moscow';

/** Fails on the day when a Node comes whose time zones say otherwise. */
test('the day in Moscow is as the table of time zones says', () => {
  const isoInMoscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });
  const hours = Array.from({ length: 20_000 }, (_, index) => Date.UTC(2014, 9, 26) + index * 7 * 3_600_000);
  expect(hours.map(toMoscowDay)).toEqual(hours.map((at) => isoInMoscow.format(at)));
});

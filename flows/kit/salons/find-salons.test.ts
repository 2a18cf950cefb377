import { describe, expect, test } from 'vitest';
import type { Salon } from '#schemas/products/receiving';
import { findAtStation, findSalons, sortByDistance, type SalonGroup } from './find-salons';
import { toDistanceText } from './salon-texts';

const toSalon = (id: string, given: Partial<Salon>): Salon => ({
  id,
  code: '',
  branch: '',
  title: 'Салон',
  address: '',
  city: 'Москва',
  metro: '',
  worktime: '',
  point: null,
  ...given,
});
const idsOf = (groups: readonly SalonGroup[]) =>
  groups.flatMap(({ salons }) => salons.map(({ salon }) => salon.id));

const salons = [
  toSalon('1', { title: 'ТЦ «Причал+»', address: 'ул. Речная, 1', metro: 'Садовая' }),
  toSalon('2', { address: 'ул. Звёздная, 2', city: 'Подольск' }),
];

describe('salons', () => {
  test('[ORD-127] are found by a part of their words in any letter case', () => {
    const find = (text: string) => idsOf(findSalons(salons, text));
    expect([find('РЕЧН'), find('звезд'), find('садов'), find('подольск'), find('')]).toEqual([
      ['1'],
      ['2'],
      ['1'],
      ['2'],
      ['1', '2'],
    ]);
  });

  test('[ORD-128] are found by signs as they are', () => {
    const find = (text: string) => idsOf(findSalons(salons, text));
    expect([find('причал+'), find('.*'), find('[')]).toEqual([['1'], [], []]);
  });

  test('stand the nearest first, those that are nowhere on the map last', () => {
    const near = { latitude: 55.751, longitude: 37.62 };
    const far = { latitude: 55.79, longitude: 37.62 };
    const some = [toSalon('far', { point: far }), toSalon('nowhere', {}), toSalon('near', { point: near })];
    const [group] = sortByDistance(some, {
      title: 'Ближайшие: ул. Липовая, 3',
      point: { latitude: 55.75, longitude: 37.62 },
    });
    expect(group?.title).toBe('Ближайшие: ул. Липовая, 3');
    const texts = group?.salons.map(({ salon, distance }) => [
      salon.id,
      distance === null ? null : toDistanceText(distance),
    ]);
    expect(texts).toEqual([
      ['near', '100\u00a0м'],
      ['far', '4,4\u00a0км'],
      ['nowhere', null],
    ]);
  });

  test('of a station are those that name it', () => {
    expect(idsOf(findAtStation(salons, 'садовая'))).toEqual(['1']);
    expect([findAtStation(salons, ''), findAtStation(salons, 'Маяк')]).toEqual([[], []]);
  });
});

test.each([
  [0, '50\u00a0м'],
  [974, '950\u00a0м'],
  [975, '1\u00a0км'],
  [9940, '9,9\u00a0км'],
  [14_300, '14\u00a0км'],
])('%i metres are said as «%s»', (metres, text) => {
  expect(toDistanceText(metres)).toBe(text);
});

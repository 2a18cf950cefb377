import { describe, expect, test } from 'vitest';
import { productSchema } from '#schemas/gateway/entities/product';
import { filterMarkSchema } from '#schemas/gateway/entities/service-card';
import { orderByWeight, toFilteredCards, toServiceFilters } from './service-filters';

const option = (id: string) => productSchema.parse({ id, title: id });
const mark = (filterCode: string, optionCode: string, weight?: number) =>
  filterMarkSchema.parse({ filterCode, optionCode, weight });

const filters = [
  { code: 'calls', title: 'Звонки' },
  { code: 'roaming', title: 'Поездки' },
  { code: 'empty', title: 'Пусто' },
];
const answer = {
  options: ['a', 'b', 'c', 'd'].map(option),
  filters,
  filterMarks: [
    mark('calls', 'a', 1),
    mark('calls', 'b', 5),
    mark('roaming', 'b', 9),
    mark('calls', 'c'),
    mark('unknown', 'd', 3),
    mark('calls', 'nobody', 7),
  ],
};

describe('the chips of the services', () => {
  const cards = toFilteredCards(answer);

  test('[OPT-406] order the options under them by the weight of their marks', () => {
    const calls = cards.filter(({ weights }) => weights['calls'] !== undefined);
    expect(orderByWeight(calls, 'calls').map(({ card }) => card.id)).toEqual(['b', 'a', 'c']);
  });

  test('[OPT-219] are those that have options, each with their number', () => {
    expect(toServiceFilters(answer, cards)).toEqual([
      { code: 'calls', title: 'Звонки', count: 3 },
      { code: 'roaming', title: 'Поездки', count: 1 },
    ]);
  });

  test('show an option of several in the one where it weighs most, and one of none in none', () => {
    expect(cards.map(({ home }) => home)).toEqual(['calls', 'roaming', 'calls', '']);
  });

  test('do without filters and marks, and take an option that is given twice once', () => {
    expect(toFilteredCards({ options: [option('a'), option('b'), option('a')] })).toMatchObject([
      { card: { id: 'a' }, home: '', weights: {} },
      { card: { id: 'b' } },
    ]);
    expect(toServiceFilters({ options: [] }, [])).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { noteVisit } from './presence.server';

const anna = { id: 'a', name: 'Анна' };
const boris = { id: 'b', name: 'Борис' };

test('editors of one page know of each other, and nobody of those who have left', () => {
  expect(noteVisit('page', anna, 0)).toEqual([]);
  expect(noteVisit('page', boris, 1000)).toEqual(['Анна']);
  expect(noteVisit('page', anna, 20_000)).toEqual(['Борис']);
  expect(noteVisit('another page', boris, 20_000)).toEqual([]);
  expect(noteVisit('page', anna, 60_000)).toEqual([]);
});

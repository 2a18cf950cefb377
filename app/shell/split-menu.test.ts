import { describe, expect, test } from 'vitest';
import { splitMenu } from './split-menu';

const columns = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('splitMenu', () => {
  test.each([1, 2, 3, 4])('[SHELL-34] %i columns form one part', (count) => {
    expect(splitMenu(columns(count))).toEqual([columns(count)]);
  });

  test.each([
    [
      5,
      [
        [1, 2, 3],
        [4, 5],
      ],
    ],
    [
      6,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      9,
      [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9],
      ],
    ],
  ])('[SHELL-33] %i columns form two rows', (count, rows) => {
    expect(splitMenu(columns(count))).toEqual(rows);
  });

  test('no columns form no part', () => {
    expect(splitMenu([])).toEqual([]);
  });
});

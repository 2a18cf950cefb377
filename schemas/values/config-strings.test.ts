import { describe, expect, test } from 'vitest';
import {
  gridPositions,
  keyValues,
  readGridPositions,
  readKeyValues,
  readTitleCodes,
  titleCodes,
} from './config-strings';

describe('title-code pairs', () => {
  test('[MISC-404] are a list in their order, with titles that may have hyphens', () => {
    expect(readTitleCodes('Кино-cinema; Блок-бастеры-hits;')).toEqual({
      value: [
        { title: 'Кино', code: 'cinema' },
        { title: 'Блок-бастеры', code: 'hits' },
      ],
      problems: [],
    });
  });

  test('[MISC-407] without a title or a code are passed over and told of', () => {
    const { value, problems } = readTitleCodes('Кино-cinema;Музыка;-books;Игры-;ТВ-tv');
    expect(value.map(({ code }) => code)).toEqual(['cinema', 'tv']);
    expect(problems.map(({ entry, text }) => `${entry} ${text}`)).toEqual([
      '2 Музыка',
      '3 -books',
      '4 Игры-',
    ]);
  });
});

describe('key:value pairs', () => {
  test('[MISC-405] are looked up by key, with values that may have colons', () => {
    const { value } = readKeyValues('phone:88005500500; site:https://a.example.test');
    expect(value.get('phone')).toBe('88005500500');
    expect(value.get('site')).toBe('https://a.example.test');
    expect(value.get('mail')).toBeUndefined();
  });

  test('[MISC-407] of a key that was there already are passed over: the first counts', () => {
    const { value, problems } = readKeyValues('a:1;b:;a:2');
    expect([...value]).toEqual([['a', '1']]);
    expect(problems.map(({ entry, expected }) => `${entry} ${expected}`)).toEqual([
      '2 key:value',
      '3 a key that was not used before',
    ]);
  });
});

describe('grid positions', () => {
  test('[MISC-406] give column and row, first of the desktop, then of the tablet', () => {
    expect(readGridPositions('1-2|2-1; 3-1 | 1-4').value).toEqual([
      { desktop: { column: 1, row: 2 }, tablet: { column: 2, row: 1 } },
      { desktop: { column: 3, row: 1 }, tablet: { column: 1, row: 4 } },
    ]);
  });

  test.each(['1-2', '1-2|3', '0-1|1-1', 'a-b|1-1', '1-2|1-1|1-1', '-1-2|1-1', '1.5-1|1-1'])(
    '[MISC-407] of another form are passed over: %s',
    (text) => {
      expect(readGridPositions(`${text};1-1|1-1`).value).toEqual([
        { desktop: { column: 1, row: 1 }, tablet: { column: 1, row: 1 } },
      ]);
    },
  );
});

describe('in content', () => {
  test('an empty string is no entry at all', () => {
    expect(readTitleCodes('').value).toEqual([]);
    expect(keyValues().safeParse(' ; ').success).toBe(true);
  });

  test('a right string stays as it was written', () => {
    expect(titleCodes().parse('Кино-cinema;')).toBe('Кино-cinema;');
  });

  test('a wrong entry is refused by its number, its text and the form it should have', () => {
    const { error } = gridPositions().safeParse('1-1|1-1;2-2');
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'entry 2 «2-2» must be col-row|col-row with numbers from 1 to 999',
    ]);
  });
});

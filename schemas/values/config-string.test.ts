import { describe, expect, test } from 'vitest';
import { readGridPositions, readLookup, readTitleCodes } from './config-string';

describe('a string of content', () => {
  test('[MISC-404] of pairs of a title and a code is their list', () => {
    expect(readTitleCodes('Для бизнеса-88005500555; SMS-центр - 0500;')).toEqual([
      { title: 'Для бизнеса', code: '88005500555' },
      { title: 'SMS-центр', code: '0500' },
    ]);
    expect(readTitleCodes('')).toEqual([]);
  });

  test('[MISC-405] of pairs of a key and a value is looked up by key', () => {
    const hours = readLookup('Суббота: 10:00–18:00;Воскресенье:закрыто');
    expect([hours.get('Суббота'), hours.get('Воскресенье'), hours.get('Понедельник')]).toEqual([
      '10:00–18:00',
      'закрыто',
      undefined,
    ]);
  });

  test('[MISC-406] of positions has a column and a row, for a desktop and for a tablet', () => {
    expect(readGridPositions('3-1|1-2; 1-2|2-1')).toEqual([
      { desktop: { column: 3, row: 1 }, tablet: { column: 1, row: 2 } },
      { desktop: { column: 1, row: 2 }, tablet: { column: 2, row: 1 } },
    ]);
  });

  test('[MISC-407] loses no more than the entry that is malformed', () => {
    expect(readTitleCodes('без кода;-5;Название-;Связь-7')).toEqual([{ title: 'Связь', code: '7' }]);
    expect([...readLookup('без значения;:9;ключ:;Связь:7')]).toEqual([['Связь', '7']]);
    const [first, second, third, fourth] = readGridPositions('1-1;0-1|1-1;a-b|1-1;2-1|1-1');
    expect([first, second, third]).toEqual([null, null, null]);
    expect(fourth?.desktop).toEqual({ column: 2, row: 1 });
  });

  test('of any length is read at once', () => {
    const long = '-:|;'.repeat(10_000);
    expect([readTitleCodes(long), readLookup(long).size, readGridPositions(long)[0]]).toEqual([[], 1, null]);
  });
});

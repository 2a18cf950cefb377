import { expect, test } from 'vitest';
import { parsePackHash } from './constructor-hash';

test('[TRF-266] [TRF-267] a pack hash names the gigabytes, then the minutes, both with zeros before them', () => {
  expect(parsePackHash('#choose_30_0600')).toEqual({ traffic: '30', calls: '600' });
  expect(parsePackHash('#choose_01_0002')).toEqual({ traffic: '1', calls: '2' });
  expect(parsePackHash('#choose_00_0000')).toEqual({ traffic: '0', calls: '0' });
});

test.each([
  '',
  '#',
  '#choose',
  '#choose_30',
  '#choose_3_600',
  '#choose_030_0600',
  '#choose_30_00600',
  '#choose_30-0600',
  '#Choose_30_0600',
  'choose_30_0600',
  '#choose_30_0600 ',
  '#choose_aa_0600',
  '#choose_٣٠_0600',
  '#x#choose_30_0600',
])('[TRF-417] a hash of any other form names nothing: «%s»', (hash) => {
  expect(parsePackHash(hash)).toBeNull();
});

import { expect, test, vi } from 'vitest';
import { toBoundedText } from './bounded-text';

const PATH = ['fields', 0, 'title'];

test('a text of a definition may have 2000 characters', () => {
  const report = vi.fn();
  expect(toBoundedText('я'.repeat(2000), PATH, report)).toBe('я'.repeat(2000));
  expect(toBoundedText(null, PATH, report)).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('a longer one is cut, never through a character, and reported', () => {
  const report = vi.fn();
  expect(toBoundedText('я'.repeat(2001), PATH, report)).toBe(`${'я'.repeat(2000)}…`);
  expect(toBoundedText(`💥${'я'.repeat(1997)}💥`, PATH, report)).toBe(`💥${'я'.repeat(1997)}…`);
  expect(report.mock.calls).toEqual([
    ['long-text', PATH, '2000'],
    ['long-text', PATH, '2000'],
  ]);
});

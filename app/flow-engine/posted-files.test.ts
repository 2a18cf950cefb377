import { expect, test } from 'vitest';
import { mergeFiles, toFileErrors } from './posted-files';

const HANG_MS = 30_000;

test('a field has the files it had, and those that were added, without those that are to go', () => {
  const values = { f1: 'Анна', f4: 'a b', 'f4-new': 'c', 'f4-drop': ['b'] };
  expect(mergeFiles(values)).toEqual({ f1: 'Анна', f4: 'a c' });
  expect(mergeFiles({ 'f4-new': 'c' })).toEqual({ f4: 'c' });
  expect(mergeFiles({ 'f4-new': 'c', 'f4-drop': 'a' })).toEqual({ f4: 'c' });
});

test(
  'fifty thousand fields are no more work than as many times one: compared with each other they take minutes',
  () => {
    const entries = Array.from({ length: 50_000 }, (_, index) => [`f${index}-new`, 'token'] as const);
    expect(Object.keys(mergeFiles(Object.fromEntries(entries)))).toHaveLength(50_000);
  },
  HANG_MS,
);

test('a form without files is left as it is', () => {
  const values = { f1: 'new', topic: ['a', 'b'] };
  expect(mergeFiles(values)).toBe(values);
});

test('files that were not taken are named at their field', () => {
  const message = 'Неверный формат файла.';
  const refused = [
    { name: 'вирус.exe', message },
    { name: 'ещё.bat', message },
  ];
  expect(toFileErrors({ refusedFiles: new Map([['f4-new', refused]]) })).toEqual({
    f4: `вирус.exe: ${message} ещё.bat: ${message}`,
  });
});

import { expect, test } from 'vitest';
import { mergeFiles, toFileErrors } from './posted-files';

test('a field has the files it had, and those that were added, without those that are to go', () => {
  const values = { f1: 'Анна', f4: 'a b', 'f4-new': 'c', 'f4-drop': ['b'] };
  expect(mergeFiles(values)).toEqual({ f1: 'Анна', f4: 'a c' });
  expect(mergeFiles({ 'f4-new': 'c' })).toEqual({ f4: 'c' });
  expect(mergeFiles({ 'f4-new': 'c', 'f4-drop': 'a' })).toEqual({ f4: 'c' });
});

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

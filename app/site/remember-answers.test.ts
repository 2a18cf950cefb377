import { expect, test } from 'vitest';
import { rememberAnswers } from './remember-answers';

function setUp(most: number) {
  const asked: string[] = [];
  const remember = rememberAnswers(
    (text) => {
      asked.push(text);
      return text === '' ? undefined : text.length;
    },
    { most },
  );
  return { asked, remember };
}

test('what was answered once is not asked again, also where the answer is that there is none', () => {
  const { asked, remember } = setUp(10);
  expect(['one', '', 'one', '', 'three'].map((text) => remember(text))).toEqual([
    3,
    undefined,
    3,
    undefined,
    5,
  ]);
  expect(asked).toEqual(['one', '', 'three']);
});

test('texts that somebody makes up take no more room than so many', () => {
  const { asked, remember } = setUp(2);
  for (const text of ['a', 'b', 'c', 'c', 'a']) remember(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('texts of more than a thousand characters are not kept', () => {
  const { asked, remember } = setUp(10);
  const long = 'a'.repeat(2000);
  expect([remember(long), remember(long)]).toEqual([2000, 2000]);
  expect(asked).toEqual([long, long]);
});

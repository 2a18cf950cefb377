import { expect, test } from 'vitest';
import { ru } from './ru';

const texts: [string, string][] = Object.entries(ru).flatMap(([namespace, words]) =>
  Object.entries(words).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
);

test('an audience has one name on all screens', () => {
  const namesOf = (audience: string) =>
    new Set(texts.flatMap(([key, text]) => (new RegExp(`[._]${audience}$`).test(key) ? [text] : [])));
  expect([...namesOf('b2c')]).toEqual(['Частным клиентам']);
  expect([...namesOf('b2b')]).toEqual(['Бизнесу']);
});

test('a verb agrees with its number: «проверено 5 регионов», «не изменилось 5 блоков»', () => {
  const wrong = texts.filter(
    ([key, text]) =>
      key.endsWith('_many') &&
      (/^\S+ены[\s\u00a0]\{\{count\}\}/.test(text) ||
        /\{\{count\}\}\S*[\s\u00a0]\S+[\s\u00a0](?:не[\s\u00a0])?\S+(?:ись|ются)(?![а-я])/.test(text)),
  );
  expect(wrong).toEqual([]);
});

test('words after a number have a form for each number', () => {
  const forms = ['one', 'few', 'many', 'other'];
  const keys = new Set(texts.map(([key]) => key));
  const bases = texts.flatMap(([key]) => (key.endsWith('_one') ? [key.slice(0, -'one'.length)] : []));
  expect(bases.flatMap((base) => forms.map((form) => base + form)).filter((key) => !keys.has(key))).toEqual(
    [],
  );
});

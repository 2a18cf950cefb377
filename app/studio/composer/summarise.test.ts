import { expect, test } from 'vitest';
import { summarise } from './summarise';

test.each([
  ['its title', { color: 'green', title: 'Тарифы' }, 'Тарифы'],
  [
    'its text without tags',
    { html: '<p>Переходите&nbsp;<b>со своим</b> номером</p>' },
    'Переходите со своим номером',
  ],
  ['the first thing inside it', { items: [{ link: '/a', title: 'Старт' }] }, 'Старт'],
  ['nothing, when it says nothing', { color: 'green', link: '/tariffs', size: 3 }, ''],
  ['a part of a long text', { text: 'слово '.repeat(20) }, `${'слово '.repeat(10).trim()}…`],
])('a block is told from others by %s', (_, props, words) => {
  expect(summarise(props, [])).toBe(words);
});

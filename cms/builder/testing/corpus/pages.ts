import { element } from '../sample-content';
import { box, button, picture, styled, text, type CorpusEntry } from './corpus-entry';

const localised = (fallback: string, russian: string) => ({
  '@type': '@builder.io/core:LocalizedValue',
  Default: fallback,
  'ru-RU': russian,
});

export const pages: readonly CorpusEntry[] = [
  {
    name: 'посадочная',
    blocks: [
      element(
        'Core:Section',
        {},
        {
          children: [
            element('Columns', {
              columns: [
                {
                  blocks: [
                    text('<h1>Один тариф на семью</h1>'),
                    text('<p>До пяти номеров</p>'),
                    button('Выбрать', '/family'),
                  ],
                },
                { blocks: [picture('family')] },
              ],
            }),
          ],
        },
      ),
      element(
        'Core:Section',
        {},
        {
          children: [
            text('<h2>Преимущества</h2>'),
            element('Columns', {
              columns: ['Общий интернет', 'Один счёт', 'Без доплат'].map((title, index) => ({
                blocks: [
                  picture(`p${index}`, {}, styled({ width: '64px' })),
                  text(`<h3>${title}</h3>`),
                  text('<p>Пояснение</p>'),
                ],
              })),
            }),
          ],
        },
      ),
      box(
        [text('<h2>Готовы?</h2>'), button('Подключить', '/connect')],
        styled({ backgroundColor: '#e6f7ed' }),
      ),
    ],
  },
  {
    name: 'статья',
    blocks: [
      text('<h1>Как выбрать роутер</h1>'),
      text('<p>Введение</p>'),
      picture('router'),
      text('<h2>Диапазоны</h2><p>Два.</p>'),
      element('Columns', {
        columns: [{ blocks: [text('<p>2,4 ГГц</p>')] }, { blocks: [text('<p>5 ГГц</p>')] }],
      }),
      text('<p>Источник: <a href="/help">помощь</a></p>'),
    ],
  },
  {
    name: 'локализованная',
    blocks: [
      element('Text', { text: localised('<p>Hello</p>', '<p>Здравствуйте</p>') }),
      element('Core:Button', { text: localised('Go', 'Вперёд'), link: '/go' }),
    ],
    beyondSdk: true,
  },
  {
    name: 'страница с подвалом',
    blocks: [
      box([text('<p>Содержание</p>')], { tagName: 'main' }),
      box(
        [
          box([text('<p>О компании</p>', { properties: { href: '/about' } })]),
          box([text('<p>Контакты</p>', { properties: { href: '/contacts' } })]),
        ],
        { tagName: 'footer', ...styled({ display: 'flex', flexDirection: 'row' }) },
      ),
    ],
  },
  {
    name: 'свой блок среди чужих',
    blocks: [
      text('<p>До</p>'),
      element('Site:text', { version: 1, html: '<p>Свой блок</p>', title: 'Свой' }),
      text('<p>После</p>'),
    ],
    beyondSdk: true,
  },
];

import { element } from '../sample-content';
import { box, button, picture, styled, text, type CorpusEntry } from './corpus-entry';

export const columns: readonly CorpusEntry[] = [
  {
    name: 'две равные',
    blocks: [
      element('Columns', {
        columns: [{ blocks: [text('<p>Слева</p>')] }, { blocks: [text('<p>Справа</p>')] }],
      }),
    ],
  },
  {
    name: 'с ширинами',
    blocks: [
      element('Columns', {
        columns: [
          { blocks: [text('<p>Треть</p>')], width: 33 },
          { blocks: [picture('wide')], width: 67 },
        ],
        space: 10,
      }),
    ],
  },
  {
    name: 'три со ссылками',
    blocks: [
      element('Columns', {
        columns: ['звонки', 'интернет', 'роуминг'].map((name, index) => ({
          link: `/services/${index}`,
          blocks: [picture(`c${index}`), text(`<p>${name}</p>`)],
        })),
      }),
    ],
  },
  {
    name: 'складываются на телефоне наоборот',
    blocks: [
      element('Columns', {
        stackColumnsAt: 'mobile',
        reverseColumnsWhenStacked: true,
        columns: [{ blocks: [text('<p>Раз</p>')] }, { blocks: [text('<p>Два</p>')] }],
      }),
    ],
  },
  {
    name: 'никогда не складываются',
    blocks: [
      element('Columns', {
        stackColumnsAt: 'never',
        space: 0,
        columns: [{ blocks: [text('<p>А</p>')] }, { blocks: [text('<p>Б</p>')] }],
      }),
    ],
  },
  {
    name: 'одна с пустой соседкой',
    blocks: [element('Columns', { columns: [{ blocks: [text('<p>Одна</p>')] }, { blocks: [] }] })],
  },
  {
    name: 'колонки в колонках',
    blocks: [
      element('Columns', {
        columns: [
          {
            blocks: [
              element('Columns', {
                columns: [{ blocks: [text('<p>Внутри 1</p>')] }, { blocks: [text('<p>Внутри 2</p>')] }],
              }),
            ],
          },
          { blocks: [text('<p>Снаружи</p>')] },
        ],
      }),
    ],
  },
  {
    name: 'пять уровней',
    blocks: [
      [1, 2, 3, 4].reduce<Record<string, unknown>>(
        (inner, level) =>
          element('Columns', {
            columns: [{ blocks: [text(`<p>Уровень ${level}</p>`)] }, { blocks: [inner] }],
          }),
        text('<p>Дно</p>'),
      ),
    ],
  },
  {
    name: 'ряд из коробок',
    blocks: [
      box(
        [box([picture('r1'), text('<p>Первая</p>')]), box([picture('r2'), text('<p>Вторая</p>')])],
        styled({ display: 'flex', flexDirection: 'row' }),
      ),
    ],
  },
  {
    name: 'заголовок в колонке',
    blocks: [
      element('Columns', {
        columns: [
          { blocks: [text('<h1>Первый экран</h1><p>Пояснение</p>'), button('Начать', '/start')] },
          { blocks: [picture('first')] },
        ],
      }),
    ],
  },
];

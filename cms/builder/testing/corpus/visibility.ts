import { box, picture, styled, text, type CorpusEntry } from './corpus-entry';

export const visibility: readonly CorpusEntry[] = [
  {
    name: 'скрыто свойством',
    blocks: [text('<p>Видно</p>'), text('<p>Скрыто</p>', { properties: { hide: true } })],
  },
  {
    name: 'не показывать',
    blocks: [
      text('<p>Не показать</p>', { properties: { show: false } }),
      text('<p>Показать</p>', { properties: { show: true } }),
    ],
  },
  {
    name: 'нет нигде',
    blocks: [text('<p>Нигде</p>', styled({ display: 'none' })), text('<p>Везде</p>')],
  },
  {
    name: 'коробка, которой нет нигде',
    blocks: [
      box([text('<p>Внутри скрытой</p>'), picture('hidden')], styled({ display: 'none' })),
      text('<p>Рядом</p>'),
    ],
  },
  {
    name: 'нет на телефоне',
    blocks: [text('<p>На больших</p>', styled({ display: 'flex' }, { small: { display: 'none' } }))],
  },
  {
    name: 'скрыто привязкой',
    blocks: [
      text('<p>При входе</p>', { bindings: { show: 'state.isMember' } }),
      text('<p>Всем</p>', { bindings: { hide: 'state.isMember' } }),
    ],
    data: { state: { isMember: false } },
  },
  {
    name: 'скрыто буквально',
    blocks: [
      text('<p>Нет</p>', { bindings: { hide: 'true' } }),
      text('<p>Да</p>', { bindings: { show: 'return true' } }),
    ],
  },
  {
    name: 'скрыто отрицанием',
    blocks: [text('<p>Без входа</p>', { bindings: { show: '!state.isMember' } })],
    data: { state: { isMember: false } },
  },
];

import { defineList } from '../define-list';

export const list = defineList({
  kind: 'faq',
  segment: 'faq',
  columns: ['question', 'order'],
  sorts: [
    { value: 'article', label: 'Вопрос и\u00a0ответ' },
    { value: 'category', label: 'Раздел вопросов' },
  ],
  isMovable: true,
  words: {
    one: 'Вопрос и\u00a0ответ',
    oneShort: 'Вопрос',
    many: 'Вопросы и\u00a0ответы',
    create: 'Новый вопрос или раздел',
    empty:
      'Вопросов здесь нет: сайт показывает ответы из\u00a0системы оператора. С\u00a0первым опубликованным\u00a0— только здешние.',
    searchHint: 'Вопрос или адрес',
    group: 'Раздел',
    allGroups: 'Все разделы',
    title: 'Вопрос или название раздела',
  },
});

import { defineList } from '../define-list';

export const list = defineList({
  kind: 'fact',
  segment: 'facts',
  columns: ['title', 'value', 'date', 'source'],
  isMovable: false,
  words: {
    one: 'Факт',
    many: 'Факты',
    create: 'Новый факт',
    empty:
      'Фактов пока нет. Факт\u00a0— число или короткие слова, на\u00a0которые ссылаются страницы: изменится он\u00a0— изменятся\u00a0все.',
    searchHint: 'Название или идентификатор',
    group: 'Откуда известно',
    allGroups: 'Любой источник',
    name: 'Идентификатор',
  },
});

import { defineList } from '../define-list';

export const list = defineList({
  kind: 'promotion',
  segment: 'promotions',
  columns: ['title', 'dates', 'promotion'],
  parts: ['current', 'coming', 'archived'],
  isMovable: true,
  words: {
    one: 'Акция',
    many: 'Акции',
    create: 'Новая акция',
    empty:
      'Акций здесь нет: сайт показывает акции из\u00a0системы оператора. С\u00a0первой опубликованной\u00a0— только здешние.',
    searchHint: 'Название или адрес',
    group: 'Сроки',
    allGroups: 'Любые',
  },
});

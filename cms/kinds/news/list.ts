import { defineList } from '../define-list';

export const list = defineList({
  kind: 'news',
  segment: 'news',
  columns: ['title', 'date'],
  parts: ['b2c', 'b2b'],
  // Consumers' news and corporate ones have a section of the site each.
  audiences: ['b2c', 'b2b'],
  isMovable: true,
  words: {
    one: 'Новость',
    many: 'Новости',
    create: 'Новая новость',
    empty:
      'Новостей здесь нет: сайт показывает новости из\u00a0системы оператора. С\u00a0первой опубликованной\u00a0— только здешние.',
    searchHint: 'Заголовок или адрес',
    group: 'Для кого',
    allGroups: 'Для всех',
  },
});

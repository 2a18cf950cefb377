import { defineList } from '../define-list';

export const list = defineList({
  kind: 'banner',
  segment: 'banners',
  columns: ['title', 'place', 'pages', 'order'],
  isMovable: true,
  words: {
    one: 'Баннер',
    many: 'Баннеры',
    create: 'Новый баннер',
    empty:
      'Баннеров здесь нет: сайт показывает баннеры из\u00a0системы оператора. С\u00a0первым опубликованным\u00a0— только здешние.',
    searchHint: 'Заголовок, место или страница',
    group: 'Место',
    allGroups: 'Все места',
    name: 'Идентификатор',
  },
});

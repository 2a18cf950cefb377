import { definePageType } from '#app/page/define-page-type';

/** The list of news. */
export const page = definePageType({
  type: 'news-v2',
  label: 'Список новостей',
  routes: [{ path: '/news' }],
  strictBelow: ['/news'],
  keyParameters: ['year', 'month', 'page'],
});

import { definePageType } from '#app/page/define-page-type';

/** The list of news for companies. */
export const page = definePageType({
  type: 'news-corp',
  routes: [{ path: '/corp/news' }],
  strictBelow: ['/corp/news'],
  keyParameters: ['year', 'month', 'page', 'region'],
});

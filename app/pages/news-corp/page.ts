import { definePageType } from '#app/page/define-page-type';

/** The list of news for companies, and the one for the press (NEWS-202). */
export const page = definePageType({
  type: 'news-corp',
  label: 'Новости для\u00a0бизнеса и\u00a0прессы',
  routes: [{ path: '/corp/news' }, { path: '/corp/press/news' }],
  folders: { '/corp/press': '/corp/press/news' },
  strictBelow: ['/corp/news'],
  keyParameters: ['year', 'month', 'page', 'region'],
});

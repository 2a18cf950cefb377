import { definePageType } from '#app/page/define-page-type';

/** The list of a section: promotions, questions. */
export const page = definePageType({
  type: 'list',
  routes: [
    { path: '/action' },
    { path: '/action/archive' },
    { path: '/help/faq' },
    // A story stands by itself: the site has no list of them.
    { path: '/stories/:name' },
  ],
  strictBelow: ['/action', '/help/faq', '/stories'],
  keyParameters: ['filter'],
});

import { definePageType } from '#app/page/define-page-type';

/** The list of a section: promotions, questions. */
export const page = definePageType({
  type: 'list',
  label: 'Список акций или вопросов',
  routes: [{ path: '/action' }, { path: '/action/archive' }, { path: '/help/faq' }],
  strictBelow: ['/action', '/help/faq'],
  keyParameters: ['filter'],
});

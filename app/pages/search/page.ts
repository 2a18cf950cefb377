import { definePageType } from '#app/page/define-page-type';

/** The search of the site. */
export const page = definePageType({
  type: 'search',
  label: 'Поиск по\u00a0сайту',
});

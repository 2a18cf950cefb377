import { definePageType } from '#app/page/define-page-type';

/** The landing page of a promotion. */
export const page = definePageType({
  type: 'action-landing',
  label: 'Страница акции',
  layout: 'none',
});

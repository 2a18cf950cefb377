import { definePageType } from '#app/page/define-page-type';

/** The main page for companies. */
export const page = definePageType({
  type: 'newcorp',
  label: 'Главная для\u00a0бизнеса',
});

import { definePageType } from '#app/page/define-page-type';

/** What changes in prices. */
export const page = definePageType({
  type: 'reprice',
  label: 'Изменение цен',
});

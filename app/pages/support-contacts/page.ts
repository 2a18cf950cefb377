import { definePageType } from '#app/page/define-page-type';

/** Where the operator can be reached. */
export const page = definePageType({
  type: 'support-contacts',
  label: 'Контакты',
});

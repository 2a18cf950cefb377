import { definePageType } from '#app/page/define-page-type';

/** An address that leads on to another. */
export const page = definePageType({
  type: 'redirect',
  label: 'Переадресация',
});

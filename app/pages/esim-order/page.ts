import { definePageType } from '#app/page/define-page-type';

/** The order of an eSIM. */
export const page = definePageType({
  type: 'esim-order',
});

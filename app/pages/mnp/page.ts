import { definePageType } from '#app/page/define-page-type';

/** The move of a number from another operator. */
export const page = definePageType({
  type: 'mnp',
});

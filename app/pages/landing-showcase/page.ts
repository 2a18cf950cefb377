import { definePageType } from '#app/page/define-page-type';

/** A page that shows a part of the offer. */
export const page = definePageType({
  type: 'landing-showcase',
});

import { definePageType } from '#app/page/define-page-type';

/** A landing page: the network. */
export const page = definePageType({
  type: 'landing-4g',
  layout: 'none',
});

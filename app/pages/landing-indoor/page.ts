import { definePageType } from '#app/page/define-page-type';

/** A landing page: the network inside of buildings. */
export const page = definePageType({
  type: 'landing-indoor',
  layout: 'none',
});

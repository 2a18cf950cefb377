import { definePageType } from '#app/page/define-page-type';

/** A landing page: without a connection. */
export const page = definePageType({
  type: 'landing-offline',
  layout: 'none',
});

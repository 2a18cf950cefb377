import { definePageType } from '#app/page/define-page-type';

/** The order of a SIM card. */
export const page = definePageType({
  type: 'sim-dynamic',
});

import { definePageType } from '#app/page/define-page-type';

/** A landing page: the network. */
export const page = definePageType({
  type: 'landing-4g',
  label: 'Лендинг о\u00a0сети',
  layout: 'none',
});

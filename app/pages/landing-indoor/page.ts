import { definePageType } from '#app/page/define-page-type';

/** A landing page: the network inside of buildings. */
export const page = definePageType({
  type: 'landing-indoor',
  label: 'Лендинг о\u00a0связи в\u00a0помещениях',
  layout: 'none',
});

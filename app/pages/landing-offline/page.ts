import { definePageType } from '#app/page/define-page-type';

/** A landing page: without a connection. */
export const page = definePageType({
  type: 'landing-offline',
  label: 'Лендинг о\u00a0жизни без\u00a0связи',
  layout: 'none',
});

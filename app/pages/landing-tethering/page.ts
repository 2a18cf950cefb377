import { definePageType } from '#app/page/define-page-type';

/** A landing page: internet shared from a phone. */
export const page = definePageType({
  type: 'landing-tethering',
  label: 'Лендинг о\u00a0раздаче интернета',
  layout: 'none',
});

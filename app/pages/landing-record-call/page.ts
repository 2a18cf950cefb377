import { definePageType } from '#app/page/define-page-type';

/** A landing page: recorded calls. */
export const page = definePageType({
  type: 'landing-record-call',
  label: 'Лендинг о\u00a0записи звонков',
  layout: 'none',
});

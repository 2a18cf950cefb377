import { definePageType } from '#app/page/define-page-type';

/** A page that presents one service. */
export const page = definePageType({
  type: 'option-landing',
  label: 'Лендинг услуги',
});

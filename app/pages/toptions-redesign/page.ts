import { definePageType } from '#app/page/define-page-type';

/** A list of services, as it was before `services-v3`. */
export const page = definePageType({
  type: 'toptions-redesign',
  label: 'Список услуг: прежний вид',
});

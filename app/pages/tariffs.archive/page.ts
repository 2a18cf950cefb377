import { definePageType } from '#app/page/define-page-type';

/** Tariffs that can no longer be connected. */
export const page = definePageType({
  type: 'tariffs.archive',
  label: 'Архив тарифов',
});

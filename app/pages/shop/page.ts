import { definePageType } from '#app/page/define-page-type';

/** The shop and its sections. */
export const page = definePageType({
  type: 'shop',
  label: 'Магазин или его раздел',
  keyParameters: ['brand', 'q', 'from', 'to', 'sort', 'show'],
});

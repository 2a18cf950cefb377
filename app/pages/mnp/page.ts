import { definePageType } from '#app/page/define-page-type';

/** The move of a number from another operator: what the order of it reads from its address (MNP-101, MNP-103). */
export const page = definePageType({
  type: 'mnp',
  keyParameters: ['tariffTag', 'orderTariff', 'packTag', 'pack', 'ref', 'system', 'personal'],
});

import { definePageType } from '#app/page/define-page-type';

/** The order of a product. */
export const page = definePageType({
  type: 'order-v2',
  label: 'Заказ товара',
  keyParameters: ['tariff', 'pack', 'id'],
});

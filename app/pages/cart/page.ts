import { definePageType } from '#app/page/define-page-type';

/** The cart of the shop: rendered for its visitor alone. */
export const page = definePageType({
  type: 'cart',
  label: 'Корзина',
  components: [{ id: 'cart', type: 'cart' }],
});

import { definePageType } from '#app/page/define-page-type';

/** What the visitor has ordered: rendered for them alone. */
export const page = definePageType({
  type: 'orders',
  label: 'Мои заказы',
  components: [{ id: 'orders', type: 'orders' }],
});

import { definePageType } from '#app/page/define-page-type';

/** What the visitor has ordered: rendered for them alone. */
export const page = definePageType({
  type: 'orders',
  components: [{ id: 'orders', type: 'orders' }],
});

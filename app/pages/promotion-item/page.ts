import { getPromotion } from '#schemas/gateway/promotions';
import { definePageType } from '#app/page/define-page-type';
import { toItemAddition } from '../kit/to-item-addition';

/** A promotion that is a document (PROMO-03). */
export const page = definePageType({
  type: 'promotion-item',
  label: 'Акция',
  scrollStep: 25,
  routes: [
    {
      path: '/action/:name.html',
      standIn: '/action',
      shows: { document: 'promotion', block: 'promotion-item' },
    },
  ],
  async load({ page: item, path, gateway }) {
    return toItemAddition(await gateway.ask(getPromotion, { query: { page: path } }), item);
  },
});

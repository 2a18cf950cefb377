import { RETAIL_REGION_QUERY } from '#schemas/gateway/headers';
import { getRetailProduct } from '#schemas/gateway/retail';
import type { RetailProduct } from '#schemas/products/shop-card';
import { definePageType } from '#app/page/define-page-type';
import { toItemAddition } from '../kit/to-item-addition';

/** A good of the shop, named by the address (SHOP-01); an error page for one that the operator does not have. */
export const page = definePageType({
  type: 'shop-product',
  label: 'Товар магазина',
  scrollStep: 25,
  keyParameters: ['id', 'pack'],
  namedBy: 'id',
  components: [{ id: 'product', type: 'shop-product' }],
  async load({ page: own, query, scope, gateway }) {
    const id = query.get('id') ?? '';
    if (id === '') return {};
    const asked = await gateway.ask(getRetailProduct, {
      path: { id },
      query: { [RETAIL_REGION_QUERY]: scope.region.code },
    });
    // The way to the page ends with the good itself.
    const above = { ...own, breadcrumbs: own.breadcrumbs.slice(0, -1) };
    return toItemAddition(asked.ok ? { ok: true, answer: describe(asked.answer) } : asked, above);
  },
});

/** Search engines show its parameters below its name: «Экран: 6,5 дюйма. Память: 128 ГБ.» */
function describe({ name, params = [] }: RetailProduct) {
  const parameters = params.map(({ title, value }) => `${title}: ${value}.`).join(' ');
  return { title: name, ...(parameters !== '' && { announcement: parameters }) };
}

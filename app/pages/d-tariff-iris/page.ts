import { getTariff } from '#schemas/gateway/tariffs';
import { definePageType } from '#app/page/define-page-type';
import { loadProduct } from '../kit/load-product';
import { toOffer } from './to-offer';

/** A tariff, at its own address and at those of offers, of the app and of old links (decision 0020). */
export const page = definePageType({
  type: 'd-tariff-iris',
  label: 'Тариф',
  scrollStep: 25,
  routes: [
    // The tariff is found by removing `offer/` (TRF-01).
    {
      path: '/tariffs/:section(all|archive)/offer/:name{.html}',
      standIn: '/tariffs/:section/:name',
      present: toOffer,
      takesProductOfStandIn: true,
    },
    { path: '/tariffs/home/:name{.html}', standIn: '/tariffs/home/:name' },
    { path: '/webview/home/:name{.html}', standIn: '/tariffs/home/:name' },
    { path: '/tariffs/:section/:name.html', standIn: '/tariffs/:section/:name' },
    { path: '/logics/tariffs/:name{.html}', standIn: '/tariffs/all/:name' },
    { path: '/newtariffs/:section/:name{.html}', standIn: '/tariffs/:section/:name' },
  ],
  legacy: ['/tariffs/all/:name/print'],
  // What its constructor is set to.
  keyParameters: ['calls', 'traffic'],
  load: (context) => loadProduct(getTariff, context),
});

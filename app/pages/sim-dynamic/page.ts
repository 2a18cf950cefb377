import { definePageType } from '#app/page/define-page-type';
import { toStepRoute } from '../kit/to-step-route';

/** The order of a SIM card. */
export const page = definePageType({
  type: 'sim-dynamic',
  label: 'Заказ SIM-карты',
  routes: [toStepRoute('/sim/dynamic')],
  // The barcode of a card.
  usesCamera: true,
});

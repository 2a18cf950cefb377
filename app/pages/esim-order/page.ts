import { definePageType } from '#app/page/define-page-type';
import { toStepRoute } from '../kit/to-step-route';

/** The order of an eSIM. */
export const page = definePageType({
  type: 'esim-order',
  label: 'Заказ eSIM',
  routes: [toStepRoute('/esim/order')],
});

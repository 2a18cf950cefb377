import { definePageType } from '#app/page/define-page-type';
import { PORTING_PARAMETERS } from '../kit/porting-parameters';

/** The move of a number from another operator. */
export const page = definePageType({
  type: 'mnp',
  label: 'Перенос номера',
  keyParameters: PORTING_PARAMETERS,
  // The address of an order, as the other orders have it; the page is the same.
  routes: [{ path: '/mnp/order', standIn: '/mnp' }],
});

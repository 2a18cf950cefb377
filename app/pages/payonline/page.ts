import { definePageType } from '#app/page/define-page-type';

/** Payments: the top-up, the promised payment. */
export const page = definePageType({
  type: 'payonline',
  label: 'Оплата',
  folders: { '/pay': '/pay/topup' },
});

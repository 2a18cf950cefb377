import { defineFlow } from '#registry/define-flow';
import { payInput, paymentOpened, props } from './contract';
import { machine } from './machine';
import { messages } from './texts';

/** Pays a debt by the number of an account, on the bank's page. */
export const flow = defineFlow({
  type: 'debt-payment',
  version: 1,
  label: 'Оплата долга',
  description: 'Оплачивает долг по\u00a0номеру лицевого счёта картой на\u00a0странице банка.',
  props,
  examples: [
    { name: 'обычная', props: {} },
    {
      name: 'со своими словами',
      props: {
        title: 'Закройте долг за\u00a0минуту',
        description: 'Письмо о\u00a0долге под\u00a0рукой? Номер счёта стоит в\u00a0его первой строке.',
        maxKopecks: 5_000_000,
      },
    },
  ],
  ttlSeconds: 3600,
  machine,
  actions: {
    pay: {
      from: ['form'],
      // Nothing is paid here yet, that is done at the bank; a double click still opens one payment.
      once: 'input',
      input: payInput,
      outcome: paymentOpened,
      limits: [
        { by: { input: 'account' }, points: 20, seconds: 600 },
        { by: 'visitor', points: 30, seconds: 600 },
        { by: 'address', points: 120, seconds: 600 },
      ],
    },
  },
  messages,
  samples: {
    PAYMENT_OPENED: [{ account: '40817810099910004312', amountKopecks: 75_000, redirect: '/pay/debt' }],
    BACK: [{}],
  },
});

import { defineFlow } from '#registry/define-flow';
import { codeSent, confirmed, confirmInput, props, sendCodeInput, taken, takeInput } from './contract';
import { machine } from './machine';
import { messages } from './messages';

/** Lends a subscriber money for a few days, once the number is confirmed by SMS. */
export const flow = defineFlow({
  type: 'promised-payment',
  version: 1,
  label: 'Обещанный платёж',
  description: 'Пополняет счёт в долг, чтобы остаться на связи.',
  props,
  examples: [
    { name: 'обычный', props: {} },
    {
      name: 'со своими словами',
      props: { title: 'Кончились деньги?', description: 'Выручим на 3 дня: вернёте, когда будет удобно.' },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: {
      from: ['phone'],
      once: 'input',
      input: sendCodeInput,
      outcome: codeSent,
      limits: [
        { by: { input: 'msisdn' }, points: 5, seconds: 600 },
        { by: 'address', points: 60, seconds: 600 },
      ],
    },
    resendCode: { from: ['code'], input: sendCodeInput.partial(), outcome: codeSent },
    confirm: { from: ['code'], input: confirmInput, outcome: confirmed, secret: ['code'] },
    take: { from: ['amount'], once: 'step', input: takeInput, outcome: taken },
  },
  messages,
});

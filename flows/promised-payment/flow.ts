import { defineFlow } from '#registry/define-flow';
import * as z from 'zod';
import {
  captchaWanted,
  codeAnswer,
  confirmAnswer,
  confirmInput,
  props,
  resendInput,
  sendCodeInput,
  taken,
  takeInput,
} from './contract';
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
      // PROM-116: another number may be given beside the code's field as well.
      from: ['phone', 'code'],
      once: 'input',
      input: sendCodeInput,
      outcome: codeAnswer,
      secret: ['captchaCode'],
      limits: [
        { by: { input: 'msisdn' }, points: 5, seconds: 600 },
        { by: 'address', points: 60, seconds: 600 },
      ],
    },
    resendCode: { from: ['code'], input: resendInput, outcome: codeAnswer, secret: ['captchaCode'] },
    refreshCaptcha: {
      from: ['phone', 'code'],
      input: z.object({ msisdn: z.string().optional() }),
      outcome: captchaWanted,
      limits: [{ by: 'address', points: 100, seconds: 600 }],
    },
    confirm: {
      from: ['code'],
      input: confirmInput,
      outcome: confirmAnswer,
      secret: ['code'],
      limits: [{ by: 'visitor', points: 30, seconds: 600 }],
    },
    take: { from: ['amount'], once: 'step', input: takeInput, outcome: taken },
  },
  messages,
});

import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import {
  captchaWanted,
  codeAnswer,
  refreshInput,
  resendInput,
  sendCodeInput,
} from '../kit/code/code-contract';
import { confirmAnswer, confirmInput, props, taken, takeInput } from './contract';
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
      input: refreshInput,
      outcome: captchaWanted,
      limits: [{ by: 'address', points: 100, seconds: 600 }],
    },
    confirm: {
      from: ['code'],
      input: confirmInput,
      outcome: confirmAnswer,
      secret: ['code', 'captchaCode'],
      limits: [{ by: 'visitor', points: 30, seconds: 600 }],
    },
    take: { from: ['amount'], once: 'step', input: takeInput, outcome: taken },
  },
  messages,
  samples: {
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 4, resendAt: 0 }],
    CAPTCHA_WANTED: [
      { msisdn: '79261112233', captcha: SAMPLE_CAPTCHA },
      { msisdn: '79269998877', captcha: SAMPLE_CAPTCHA },
    ],
    CONFIRMED: [{ options: [{ amountKopecks: 30_000, chargeKopecks: 3500 }] }, { options: [] }],
    TAKEN: [
      { amountKopecks: 30_000, until: '2026-11-24' },
      { amountKopecks: 30_000, until: null },
    ],
    RESTART: [{}],
  },
});

import { defineFlow } from '#registry/define-flow';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
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
    // PROM-116: another number may be given beside the code's field as well.
    sendCode: { ...SEND_CODE, from: ['phone', 'code'] },
    resendCode: { ...RESEND_CODE, from: ['code'] },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['phone', 'code'] },
    confirm: {
      ...CONFIRM_CODE,
      from: ['code'],
      input: confirmInput,
      outcome: confirmAnswer,
      meant: ({ msisdn }, data) => (isOther(msisdn, data) ? 'sendCode' : null),
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

/** Does the field beside the code hold another number than the one that the code was sent to? */
function isOther(typed: unknown, data: object): boolean {
  return typeof typed === 'string' && 'msisdn' in data && toMsisdn(typed) !== data.msisdn;
}

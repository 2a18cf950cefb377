import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { captchaWanted, draftInput, noInput, payAnswer, payInput, props, refreshAnswer } from './contract';
import { machine } from './machine';
import { messages } from './messages';

const SAMPLE_TARGET = { msisdn: '79261112233', amountKopecks: 30_000 };

/** Puts money on a number, by card on the bank's page or through SBP. */
export const flow = defineFlow({
  type: 'top-up',
  version: 1,
  label: 'Пополнение счёта',
  description: 'Пополняет счёт номера картой на странице банка или через СБП по QR-коду.',
  props,
  examples: [
    { name: 'обычное', props: {} },
    {
      name: 'со своими словами и границами',
      props: {
        title: 'Пополните счёт за минуту',
        description: 'Деньги придут сразу, комиссии нет.',
        amountDescription: 'Любая сумма от\u00a0100 до\u00a030\u00a0000\u00a0₽',
        quickSumsKopecks: [20_000, 50_000, 100_000, 200_000],
        sbpPopupTitle: 'Остался один шаг',
        sbpPopupLink: '/help/faq/kak-popolnit-schet.html',
      },
    },
  ],
  // Longer than a QR lives: an old one is refreshed, not begun anew.
  ttlSeconds: 3600,
  machine,
  actions: {
    pay: {
      from: ['form'],
      // Not by the step: who comes back from the bank with another amount opens another payment. Nothing is paid
      // here yet, that is done at the bank; a double click and parallel posts still open one.
      once: 'input',
      input: payInput,
      outcome: payAnswer,
      secret: ['captchaCode'],
      keepsNumber: 'msisdn',
      limits: [
        { by: { input: 'msisdn' }, points: 20, seconds: 600 },
        { by: 'visitor', points: 30, seconds: 600 },
        { by: 'address', points: 120, seconds: 600 },
      ],
    },
    refreshCaptcha: {
      from: ['form'],
      input: draftInput,
      outcome: captchaWanted,
      limits: [{ by: 'address', points: 100, seconds: 600 }],
    },
    refreshQr: {
      from: ['qr', 'qrFailed'],
      input: noInput,
      outcome: refreshAnswer,
      limits: [
        { by: 'visitor', points: 20, seconds: 600 },
        { by: 'address', points: 120, seconds: 600 },
      ],
    },
  },
  messages,
  samples: {
    CAPTCHA_WANTED: [{ ...SAMPLE_TARGET, captcha: SAMPLE_CAPTCHA }],
    PAYMENT_OPENED: [{ ...SAMPLE_TARGET, redirect: '/pay/topup', openedAt: 0 }],
    QR_OPENED: [
      {
        ...SAMPLE_TARGET,
        qr: { image: null, link: '/pay/topup', expiresAt: 0, banks: [{ name: 'Банк «Причал»', link: null }] },
      },
    ],
    QR_FAILED: [SAMPLE_TARGET],
    BACK: [{}],
  },
});

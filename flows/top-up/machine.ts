import { defineMachine } from '#registry/define-machine';
import type { Captcha } from '../kit/captcha/captcha';
import type { Events, Method, Props, Qr, Target } from './contract';

/**
 * Decision 7: the request is idle, fetching, then success (`leaving`) or error (the form with a text). SBP-105: closed
 * (`form`), open with QR (`qr`; old is what its clock says) or in error (`qrFailed`).
 */
export type States = {
  form: Target & { method: Method; captcha: Captcha | null };
  leaving: Target & { redirect: string; openedAt: number };
  qr: Target & { qr: Qr };
  /** How often it was asked for in vain. */
  qrFailed: Target & { tries: number };
};

const targetOf = ({ msisdn, amountKopecks }: Target): Target => ({ msisdn, amountKopecks });

/** Back to the form, with what was typed, on the way that was chosen. */
const backTo = (method: Method) => ({
  to: 'form' as const,
  data: (data: Target) => ({ ...targetOf(data), method, captcha: null }),
});
const toQr = {
  to: 'qr' as const,
  data: (_: Target, event: Events['QR_OPENED']) => ({ ...targetOf(event), qr: event.qr }),
};
const toFailed = {
  to: 'qrFailed' as const,
  data: (data: Target & { tries?: number }, event: Events['QR_FAILED']) => ({
    ...targetOf(event),
    tries: (data.tries ?? 0) + 1,
  }),
};

export const machine = defineMachine<States, Events, Props>()({
  initial: 'form',
  start: () => ({ state: 'form', data: { method: 'card', msisdn: '', amountKopecks: 0, captcha: null } }),
  local: ['BACK'],
  states: {
    form: {
      on: {
        CAPTCHA_WANTED: {
          to: 'form',
          data: (_, event) => ({ ...targetOf(event), method: 'card', captcha: event.captcha }),
        },
        PAYMENT_OPENED: {
          to: 'leaving',
          data: (_, event) => ({
            ...targetOf(event),
            redirect: event.redirect,
            openedAt: event.openedAt,
          }),
        },
        QR_OPENED: toQr,
        QR_FAILED: toFailed,
      },
    },
    leaving: { final: true, on: { BACK: backTo('card') } },
    qr: { on: { QR_OPENED: toQr, QR_FAILED: toFailed, BACK: backTo('sbp') } },
    qrFailed: { trouble: true, on: { QR_OPENED: toQr, QR_FAILED: toFailed, BACK: backTo('sbp') } },
  },
});

import { defineMachine } from '#registry/define-machine';
import {
  noNumber,
  toCodeData,
  toNumberData,
  withCaptcha,
  type CodeData,
  type NumberData,
} from '../kit/code/code-steps';
import type { Events, Option, Props } from './contract';

/** PROM-101: phone, code, amount; then what came of it. */
export type States = {
  phone: NumberData;
  code: CodeData;
  amount: { msisdn: string; options: Option[] };
  success: { amountKopecks: number; until: string | null };
};

export const machine = defineMachine<States, Events, Props>()({
  initial: 'phone',
  start: () => ({ state: 'phone', data: noNumber }),
  local: ['RESTART'],
  states: {
    phone: {
      on: {
        CODE_SENT: { to: 'code', data: toCodeData },
        CAPTCHA_WANTED: { to: 'phone', data: toNumberData },
      },
    },
    code: {
      on: {
        CODE_SENT: { to: 'code', data: toCodeData },
        CAPTCHA_WANTED: [
          {
            to: 'phone',
            when: (data, event) => event.msisdn !== data.msisdn,
            why: 'another number',
            data: toNumberData,
          },
          { to: 'code', data: withCaptcha },
        ],
        CONFIRMED: { to: 'amount', data: ({ msisdn }, { options }) => ({ msisdn, options }) },
      },
    },
    amount: {
      on: { TAKEN: { to: 'success', data: (_, { amountKopecks, until }) => ({ amountKopecks, until }) } },
    },
    success: {
      final: true,
      on: { RESTART: { to: 'phone', data: () => noNumber } },
    },
  },
});

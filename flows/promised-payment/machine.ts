import { defineMachine } from '#registry/define-machine';
import type { Captcha } from '../kit/captcha/captcha';
import type { Events, Option, Props } from './contract';

/** PROM-101: phone, code, amount; then what came of it. */
export type States = {
  phone: { msisdn: string; captcha: Captcha | null };
  code: { msisdn: string; resendAt: number; captcha: Captcha | null };
  amount: { msisdn: string; options: Option[] };
  success: { amountKopecks: number; until: string | null };
};

type CodeSent = Events['CODE_SENT'];
const toCode = (_: object, { msisdn, resendAt }: CodeSent) => ({ msisdn, resendAt, captcha: null });

export const machine = defineMachine<States, Events, Props>()({
  initial: 'phone',
  start: () => ({ state: 'phone', data: { msisdn: '', captcha: null } }),
  local: ['RESTART'],
  states: {
    phone: {
      on: {
        CODE_SENT: { to: 'code', data: toCode },
        CAPTCHA_WANTED: { to: 'phone', data: (_, { msisdn, captcha }) => ({ msisdn, captcha }) },
      },
    },
    code: {
      on: {
        CODE_SENT: { to: 'code', data: toCode },
        CAPTCHA_WANTED: [
          {
            to: 'phone',
            when: (data, event) => event.msisdn !== data.msisdn,
            why: 'another number',
            data: (_, { msisdn, captcha }) => ({ msisdn, captcha }),
          },
          { to: 'code', data: (data, { captcha }) => ({ ...data, captcha }) },
        ],
        CONFIRMED: { to: 'amount', data: ({ msisdn }, { options }) => ({ msisdn, options }) },
      },
    },
    amount: {
      on: { TAKEN: { to: 'success', data: (_, { amountKopecks, until }) => ({ amountKopecks, until }) } },
    },
    success: {
      final: true,
      on: { RESTART: { to: 'phone', data: () => ({ msisdn: '', captcha: null }) } },
    },
  },
});

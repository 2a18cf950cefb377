import { defineMachine } from '#registry/define-machine';
import type { Events, Option, Props } from './contract';

/** PROM-101: phone, code, amount; then what came of it. */
export type States = {
  phone: { msisdn: string };
  code: { msisdn: string; resendAt: number };
  amount: { msisdn: string; options: Option[] };
  success: { amountKopecks: number; until: string | null };
};

export const machine = defineMachine<States, Events, Props>()({
  initial: 'phone',
  start: () => ({ state: 'phone', data: { msisdn: '' } }),
  local: ['CHANGE_NUMBER', 'RESTART'],
  states: {
    phone: {
      on: { CODE_SENT: { to: 'code', data: (_, { msisdn, resendAt }) => ({ msisdn, resendAt }) } },
    },
    code: {
      on: {
        CODE_SENT: { to: 'code', data: (_, { msisdn, resendAt }) => ({ msisdn, resendAt }) },
        CONFIRMED: { to: 'amount', data: ({ msisdn }, { options }) => ({ msisdn, options }) },
        CHANGE_NUMBER: { to: 'phone', data: ({ msisdn }) => ({ msisdn }) },
      },
    },
    amount: {
      on: { TAKEN: { to: 'success', data: (_, { amountKopecks, until }) => ({ amountKopecks, until }) } },
    },
    success: {
      final: true,
      on: { RESTART: { to: 'phone', data: () => ({ msisdn: '' }) } },
    },
  },
});

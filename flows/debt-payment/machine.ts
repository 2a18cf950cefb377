import { defineMachine } from '#registry/define-machine';
import type { Debt, Events, Props } from './contract';

export type States = {
  form: Debt;
  leaving: Debt & { redirect: string };
};

export const machine = defineMachine<States, Events, Props>()({
  initial: 'form',
  start: () => ({ state: 'form', data: { account: '', amountKopecks: 0 } }),
  local: ['BACK'],
  states: {
    form: {
      on: {
        PAYMENT_OPENED: {
          to: 'leaving',
          data: (_, { account, amountKopecks, redirect }) => ({ account, amountKopecks, redirect }),
        },
      },
    },
    leaving: {
      final: true,
      on: { BACK: { to: 'form', data: ({ account, amountKopecks }) => ({ account, amountKopecks }) } },
    },
  },
});

import { defineMachine } from '#registry/define-machine';
import { noNumber, toNumberData, type NumberData } from '../kit/code/code-steps';
import type { Events, Found, Props } from './contract';

export type States = { number: NumberData; answer: Found };

export const machine = defineMachine<States, Events, Props>()({
  initial: 'number',
  start: () => ({ state: 'number', data: noNumber }),
  local: ['CHECK_ANOTHER'],
  states: {
    number: {
      on: {
        FOUND: { to: 'answer', data: (_, { msisdn, operator, region }) => ({ msisdn, operator, region }) },
        CAPTCHA_WANTED: { to: 'number', data: toNumberData },
      },
    },
    answer: { final: true, on: { CHECK_ANOTHER: { to: 'number', data: () => noNumber } } },
  },
});

import { defineMachine } from '#registry/define-machine';
import {
  backToNumber,
  noNumber,
  toCodeData,
  toNumberData,
  withCaptcha,
  type CodeData,
  type NumberData,
} from '../kit/code/code-steps';
import type { Events, Props } from './contract';

/** CODE-201 */
export type States = { add: NumberData; confirm: CodeData; success: { msisdn: string } };

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: () => ({ state: 'add', data: noNumber }),
  local: ['CHANGE_NUMBER'],
  states: {
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: toCodeData },
        CAPTCHA_WANTED: { to: 'add', data: toNumberData },
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: toCodeData },
        CAPTCHA_WANTED: { to: 'confirm', data: withCaptcha },
        CHANGE_NUMBER: { to: 'add', data: backToNumber },
        CHANGED: { to: 'success', data: ({ msisdn }) => ({ msisdn }) },
      },
    },
    success: { final: true },
  },
});

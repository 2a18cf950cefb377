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
import type { Events, PortingRequest, Props } from './contract';

export type States = {
  number: NumberData;
  code: CodeData;
  status: { msisdn: string; request: PortingRequest };
  none: { msisdn: string };
};

const otherNumber = { to: 'number', data: () => noNumber } as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'number',
  start: () => ({ state: 'number', data: noNumber }),
  local: ['CHANGE_NUMBER'],
  states: {
    number: {
      on: {
        CODE_SENT: { to: 'code', data: toCodeData },
        CAPTCHA_WANTED: { to: 'number', data: toNumberData },
      },
    },
    code: {
      on: {
        CODE_SENT: { to: 'code', data: toCodeData },
        CAPTCHA_WANTED: { to: 'code', data: withCaptcha },
        CHANGE_NUMBER: { to: 'number', data: backToNumber },
        FOUND: { to: 'status', data: ({ msisdn }, { request }) => ({ msisdn, request }) },
        NONE: { to: 'none', data: ({ msisdn }) => ({ msisdn }) },
      },
    },
    status: { final: true, on: { CHANGE_NUMBER: otherNumber } },
    none: { trouble: true, final: true, on: { CHANGE_NUMBER: otherNumber } },
  },
});

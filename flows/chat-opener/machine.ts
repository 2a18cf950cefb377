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
import type { Chat, Events, Failure, Props } from './contract';

/** CHAT-102, CHAT-205. The error screen is two states: what failed is what another try begins again (CHAT-103). */
export type States = {
  add: NumberData;
  confirm: CodeData;
  ready: Chat;
  notSent: Failure & { msisdn: string };
  /** With the step of the code to go back to. */
  notOpened: Failure & { step: CodeData };
};

const toNotSent = (_: object, { msisdn, screen, errorCode }: Events['SEND_FAILED']) => ({
  msisdn,
  screen,
  errorCode,
});

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: () => ({ state: 'add', data: noNumber }),
  local: ['CHANGE_NUMBER', 'RETRY', 'START_OVER'],
  states: {
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: toCodeData },
        CAPTCHA_WANTED: { to: 'add', data: toNumberData },
        SEND_FAILED: { to: 'notSent', data: toNotSent },
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: toCodeData },
        CAPTCHA_WANTED: { to: 'confirm', data: withCaptcha },
        SEND_FAILED: { to: 'notSent', data: toNotSent },
        OPENED: { to: 'ready', data: (_, { url, jwt, button }) => ({ url, jwt, button }) },
        OPEN_FAILED: {
          to: 'notOpened',
          data: (step, { screen, errorCode }) => ({ screen, errorCode, step }),
        },
        CHANGE_NUMBER: { to: 'add', data: backToNumber },
      },
    },
    notSent: {
      trouble: true,
      on: {
        CODE_SENT: { to: 'confirm', data: toCodeData },
        CAPTCHA_WANTED: { to: 'add', data: toNumberData },
        SEND_FAILED: { to: 'notSent', data: toNotSent },
        REFUSED: { to: 'add', data: (_, { msisdn }) => backToNumber({ msisdn }) },
        START_OVER: { to: 'add', data: backToNumber },
      },
    },
    notOpened: {
      trouble: true,
      on: {
        /** The code is kept nowhere, and the failed try may have spent it: it is typed again, or sent anew. */
        RETRY: { to: 'confirm', data: ({ step }) => step },
        START_OVER: { to: 'add', data: ({ step }) => backToNumber(step) },
      },
    },
    ready: {
      final: true,
      on: { START_OVER: { to: 'add', data: () => noNumber } },
    },
  },
});

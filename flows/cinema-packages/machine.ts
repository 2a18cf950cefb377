import { defineMachine } from '#registry/define-machine';
import type { Events, Props } from './contract';

export type States = {
  choose: { serviceCode: string };
  /** The package waits for its visitor to sign in. */
  signedOut: { serviceCode: string };
  connected: { serviceCode: string; services: readonly string[] };
};

const CONNECTED = {
  to: 'connected',
  data: (_: object, { serviceCode, services }: Events['CONNECTED']) => ({ serviceCode, services }),
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'choose',
  start: () => ({ state: 'choose', data: { serviceCode: '' } }),
  local: ['BACK'],
  states: {
    choose: {
      on: {
        CONNECTED,
        SIGNED_OUT: { to: 'signedOut', data: (_, { serviceCode }) => ({ serviceCode }) },
      },
    },
    // An end for whoever does not sign in.
    signedOut: {
      final: true,
      trouble: true,
      on: { CONNECTED, BACK: { to: 'choose', data: ({ serviceCode }) => ({ serviceCode }) } },
    },
    connected: {
      final: true,
      on: { BACK: { to: 'choose', data: () => ({ serviceCode: '' }) } },
    },
  },
});

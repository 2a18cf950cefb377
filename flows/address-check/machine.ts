import { defineMachine } from '#registry/define-machine';
import type { AddressSuggestion } from '../kit/address/address-contract';
import type { Events, Props } from './contract';

/** The form with what was typed, and the addresses to choose from where nothing was picked (HOME-240). */
export interface FormData {
  address: string;
  found: AddressSuggestion[];
}

export type States = { form: FormData; success: { address: string }; unsupported: { address: string } };

const EMPTY: FormData = { address: '', found: [] };

export const machine = defineMachine<States, Events, Props>()({
  initial: 'form',
  start: () => ({ state: 'form', data: EMPTY }),
  local: ['RESET_FORM'],
  states: {
    form: {
      on: {
        FOUND: { to: 'form', data: (_, { address, found }) => ({ address, found }) },
        SUCCESS: { to: 'success', data: (_, { address }) => ({ address }) },
        NOT_SUPPORTED: { to: 'unsupported', data: (_, { address }) => ({ address }) },
      },
    },
    // HOME-249
    success: { final: true, on: { RESET_FORM: { to: 'form', data: () => EMPTY } } },
    unsupported: { trouble: true, on: { RESET_FORM: { to: 'form', data: () => EMPTY } } },
  },
});

import { defineMachine } from '#registry/define-machine';
import type { AddressSuggestion } from '../kit/address/address-contract';
import type { Captcha } from '../kit/captcha/captcha';
import type { Events, Place, Props } from './contract';
import { NOTHING_CHOSEN, PRIVATE_PLAN, type Chosen, type Receipt } from './offer';

/** The first step: what was typed, the addresses it may mean, and the speed that a card of the page has named. */
export interface AddressData {
  address: string;
  found: AddressSuggestion[];
  plan: string;
}

export interface Order {
  place: Place;
  chosen: Chosen;
}

/** Of HOME-207; `closing` asks about an address that was not checked. */
export type States = {
  address: AddressData;
  options: Order;
  television: Order;
  devices: Order;
  unsupported: { place: Place };
  request: Order & { receipt: Receipt; captcha: Captcha };
  success: { place: Place; receipt: Receipt; number: string };
  unchecked: AddressData;
};

const EMPTY: AddressData = { address: '', found: [], plan: '' };

const toOrder = ({ place, chosen }: Order): Order => ({ place, chosen });
const toAddress = ({ plan }: { plan: string }) => ({ ...EMPTY, plan });
const changeAddress = {
  to: 'address',
  data: ({ chosen: { plan } }: Order) => toAddress({ plan: plan === PRIVATE_PLAN ? '' : plan }),
} as const;
const isPrivate = ({ place: { network } }: { place: Place }) => network === 'private';

/** HOME-228 to HOME-230: a private house has one speed, which is chosen for it. */
const CHECKED = [
  {
    to: 'television',
    when: (_: AddressData, event: Events['CHECKED']) => isPrivate(event),
    why: 'a private house',
    data: (_: AddressData, { place }: Events['CHECKED']): Order => ({
      place,
      chosen: { ...NOTHING_CHOSEN, plan: PRIVATE_PLAN },
    }),
  },
  {
    to: 'options',
    data: ({ plan }: AddressData, { place }: Events['CHECKED']): Order => ({
      place,
      chosen: { ...NOTHING_CHOSEN, plan },
    }),
  },
] as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'address',
  start: () => ({ state: 'address', data: EMPTY }),
  local: ['CHOOSE', 'BACK', 'CHANGE_ADDRESS', 'CLOSE'],
  states: {
    address: {
      on: {
        FOUND: { to: 'address', data: ({ plan }, { address, found }) => ({ address, found, plan }) },
        CHECKED,
        // HOME-232
        NOT_SUPPORTED: { to: 'unsupported', data: (_, { place }) => ({ place }) },
        CHOOSE: { to: 'address', data: (data, { choice = '' }) => ({ ...data, plan: choice }) },
        // HOME-236
        CLOSE: { to: 'unchecked', data: (data) => data },
      },
    },
    options: {
      on: {
        // HOME-233
        CHOSEN: { to: 'television', data: ({ place }, { chosen }) => ({ place, chosen }) },
        CHOOSE: {
          to: 'options',
          data: ({ place, chosen }, { choice = '' }) => ({ place, chosen: { ...chosen, plan: choice } }),
        },
        BACK: changeAddress,
        CHANGE_ADDRESS: changeAddress,
      },
    },
    television: {
      on: {
        // HOME-234
        CHOSEN: { to: 'devices', data: ({ place }, { chosen }) => ({ place, chosen }) },
        BACK: [
          { to: 'address', when: isPrivate, why: 'a private house', data: () => EMPTY },
          { to: 'options', data: toOrder },
        ],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    devices: {
      on: {
        REQUESTED: { to: 'request', data: ({ place }, asked) => ({ place, ...withoutType(asked) }) },
        BACK: { to: 'television', data: toOrder },
        CHANGE_ADDRESS: changeAddress,
      },
    },
    unsupported: {
      on: {
        REQUESTED: { to: 'request', data: ({ place }, asked) => ({ place, ...withoutType(asked) }) },
        // HOME-217
        CHANGE_ADDRESS: { to: 'address', data: () => EMPTY },
      },
    },
    request: {
      on: {
        CAPTCHA: { to: 'request', data: (data, { captcha }) => ({ ...data, captcha }) },
        REPRICED: { to: 'request', data: (data, { receipt, captcha }) => ({ ...data, receipt, captcha }) },
        SENT: { to: 'success', data: ({ place, receipt }, { number }) => ({ place, receipt, number }) },
        // HOME-209
        BACK: [
          {
            to: 'unsupported',
            when: ({ place: { network } }) => network === 'absent',
            why: 'no cable',
            data: ({ place }) => ({ place }),
          },
          { to: 'devices', data: toOrder },
        ],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    success: { final: true, on: { CHANGE_ADDRESS: { to: 'address', data: () => EMPTY } } },
    // HOME-237, HOME-238
    unchecked: { on: { BACK: { to: 'address', data: (data) => data } } },
  },
});

const withoutType = ({ chosen, receipt, captcha }: Events['REQUESTED']) => ({ chosen, receipt, captcha });

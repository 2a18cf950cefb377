import { defineMachine } from '#registry/define-machine';
import type { AddressSuggestion } from '../kit/address/address-contract';
import type { Captcha } from '../kit/captcha/captcha';
import type { Events, Place, Props } from './contract';
import { NOTHING_CHOSEN, PRIVATE_PLAN, type Chosen, type ConnectionKind, type Receipt } from './offer';

/** The first step: what was typed, the addresses it may mean, and the speed or package that a card has named. */
export interface AddressData {
  kind: ConnectionKind;
  address: string;
  found: AddressSuggestion[];
  plan: string;
}

export interface Order {
  kind: ConnectionKind;
  place: Place;
  chosen: Chosen;
}

/** Of HOME-207; `closing` asks about an address that was not checked. */
export type States = {
  address: AddressData;
  options: Order;
  television: Order;
  devices: Order;
  unsupported: { kind: ConnectionKind; place: Place };
  request: Order & {
    receipt: Receipt;
    captcha: Captcha;
    /** Nothing was left to choose after the address. */
    isStraight: boolean;
  };
  success: { kind: ConnectionKind; place: Place; receipt: Receipt; number: string };
  unchecked: AddressData;
};

const toEmpty = ({ kind }: { kind: ConnectionKind }): AddressData => ({
  kind,
  address: '',
  found: [],
  plan: '',
});

const toOrder = ({ kind, place, chosen }: Order): Order => ({ kind, place, chosen });
const changeAddress = {
  to: 'address',
  data: ({ kind, chosen: { plan } }: Order): AddressData => ({
    ...toEmpty({ kind }),
    plan: plan === PRIVATE_PLAN ? '' : plan,
  }),
} as const;
const isPrivate = ({ place: { network } }: { place: Place }) => network === 'private';

/** HOME-228 to HOME-230: a private house has one speed, which is chosen for it; packages are chosen for it as for a flat. */
const CHECKED = [
  {
    to: 'television',
    when: ({ kind }: AddressData, event: Events['CHECKED']) => kind === 'home' && isPrivate(event),
    why: 'a private house',
    data: ({ kind }: AddressData, { place }: Events['CHECKED']): Order => ({
      kind,
      place,
      chosen: { ...NOTHING_CHOSEN, plan: PRIVATE_PLAN },
    }),
  },
  {
    to: 'options',
    data: ({ kind, plan }: AddressData, { place }: Events['CHECKED']): Order => ({
      kind,
      place,
      chosen: { ...NOTHING_CHOSEN, plan },
    }),
  },
] as const;

/** What was chosen goes on to the request, with the sum that the server has counted. */
const REQUESTED = {
  to: 'request',
  data: ({ kind, place }: Pick<Order, 'kind' | 'place'>, event: Events['REQUESTED']) =>
    toRequest({ kind, place }, event, { isStraight: false }),
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'address',
  start: ({ kind }) => ({ state: 'address', data: toEmpty({ kind }) }),
  local: ['CHOOSE', 'BACK', 'CHANGE_ADDRESS', 'CLOSE'],
  states: {
    address: {
      on: {
        FOUND: {
          to: 'address',
          data: ({ kind, plan }, { address, found }) => ({ kind, address, found, plan }),
        },
        CHECKED,
        // CONV-10
        PASSED: {
          to: 'request',
          data: ({ kind }, { place, ...asked }) => toRequest({ kind, place }, asked, { isStraight: true }),
        },
        // HOME-232
        NOT_SUPPORTED: { to: 'unsupported', data: ({ kind }, { place }) => ({ kind, place }) },
        CHOOSE: { to: 'address', data: (data, { choice = '' }) => ({ ...data, plan: choice }) },
        // HOME-236
        CLOSE: { to: 'unchecked', data: (data) => data },
      },
    },
    options: {
      on: {
        // HOME-233
        CHOSEN: { to: 'television', data: ({ kind, place }, { chosen }) => ({ kind, place, chosen }) },
        // CONV-207
        REQUESTED,
        CHOOSE: {
          to: 'options',
          data: ({ kind, place, chosen }, { choice = '' }) => ({
            kind,
            place,
            chosen: { ...chosen, plan: choice },
          }),
        },
        BACK: changeAddress,
        CHANGE_ADDRESS: changeAddress,
      },
    },
    television: {
      on: {
        // HOME-234
        CHOSEN: { to: 'devices', data: ({ kind, place }, { chosen }) => ({ kind, place, chosen }) },
        BACK: [
          { to: 'address', when: isPrivate, why: 'a private house', data: toEmpty },
          { to: 'options', data: toOrder },
        ],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    devices: {
      on: {
        REQUESTED,
        BACK: { to: 'television', data: toOrder },
        CHANGE_ADDRESS: changeAddress,
      },
    },
    unsupported: {
      on: {
        REQUESTED,
        // HOME-217
        CHANGE_ADDRESS: { to: 'address', data: toEmpty },
      },
    },
    request: {
      on: {
        CAPTCHA: { to: 'request', data: (data, { captcha }) => ({ ...data, captcha }) },
        REPRICED: { to: 'request', data: (data, { receipt, captcha }) => ({ ...data, receipt, captcha }) },
        SENT: {
          to: 'success',
          data: ({ kind, place, receipt }, { number }) => ({ kind, place, receipt, number }),
        },
        // HOME-209
        BACK: [
          {
            to: 'unsupported',
            when: ({ place: { network } }) => network === 'absent',
            why: 'no cable',
            data: ({ kind, place }) => ({ kind, place }),
          },
          // CONV-12
          { ...changeAddress, when: ({ isStraight }) => isStraight, why: 'nothing to choose' },
          {
            to: 'options',
            when: ({ kind }) => kind === 'convergent',
            why: 'a package',
            data: toOrder,
          },
          { to: 'devices', data: toOrder },
        ],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    success: { final: true, on: { CHANGE_ADDRESS: { to: 'address', data: toEmpty } } },
    // HOME-237, HOME-238
    unchecked: { on: { BACK: { to: 'address', data: (data) => data } } },
  },
});

function toRequest(
  { kind, place }: Pick<Order, 'kind' | 'place'>,
  { chosen, receipt, captcha }: Events['REQUESTED'],
  { isStraight }: { isStraight: boolean },
): States['request'] {
  return { kind, place, chosen, receipt, captcha, isStraight };
}

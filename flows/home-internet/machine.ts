import { defineMachine } from '#registry/define-machine';
import type { AddressSuggestion } from '../kit/address/address-contract';
import type { Captcha } from '../kit/captcha/captcha';
import type { Events, Place, Props } from './contract';
import {
  listChoiceSteps,
  NOTHING_CHOSEN,
  PRIVATE_PLAN,
  type Chosen,
  type ChoiceStep,
  type ConnectionKind,
  type Receipt,
} from './offer';

/** What is connected, and to which mobile tariff; that is empty where none was named. */
interface Subject {
  kind: ConnectionKind;
  tariff: string;
}

/** The first step: what was typed, the addresses it may mean, and the speed or package that a card has named. */
export interface AddressData extends Subject {
  address: string;
  found: AddressSuggestion[];
  plan: string;
}

export interface Order extends Subject {
  place: Place;
  chosen: Chosen;
  /** The steps that have something to choose at the house; the others are passed over both ways. */
  steps: readonly ChoiceStep[];
}

/** Of HOME-207; `unchecked` asks about an address that was not checked, `added` is where an addition ends (HOME-235). */
export type States = {
  address: AddressData;
  options: Order;
  television: Order;
  devices: Order;
  unsupported: Subject & { place: Place };
  added: Order;
  request: Order & { receipt: Receipt; captcha: Captcha };
  success: Subject & { place: Place; receipt: Receipt; number: string };
  unchecked: AddressData;
};

/** Of a connection that asks for no address: a specialist does. */
const UNASKED: Place = { address: '', guid: '', network: 'own', parts: null };
export const isAsked = ({ place: { address } }: { place: Place }): boolean => address !== '';

const toSubject = ({ kind, tariff }: Subject): Subject => ({ kind, tariff });
const toEmpty = (subject: Subject): AddressData => ({
  ...toSubject(subject),
  address: '',
  found: [],
  plan: '',
});

const toOrder = (order: Order): Order => ({
  ...toSubject(order),
  place: order.place,
  chosen: order.chosen,
  steps: order.steps,
});
const changeAddress = {
  to: 'address',
  when: isAsked,
  why: 'an address that was asked for',
  data: (order: Order): AddressData => ({
    ...toEmpty(order),
    plan: order.chosen.plan === PRIVATE_PLAN ? '' : order.chosen.plan,
  }),
} as const;

const isPrivate = ({ place: { network } }: { place: Place }) => network === 'private';
const beginsWith = (step: ChoiceStep) => (_: object, event: Pick<Events['CHECKED'], 'steps'>) =>
  event.steps[0] === step;
const has =
  (step: ChoiceStep) =>
  ({ steps }: Pick<Order, 'steps'>) =>
    steps.includes(step);

/** HOME-230: the option of a private house is chosen for it; packages are chosen for it as for a flat. */
const toChoice = ({ plan, ...subject }: AddressData, { place, steps }: Events['CHECKED']): Order => ({
  ...toSubject(subject),
  place,
  steps,
  chosen: {
    ...NOTHING_CHOSEN,
    plan: subject.kind !== 'convergent' && isPrivate({ place }) ? PRIVATE_PLAN : plan,
  },
});

/** HOME-228, HOME-229: the first step that has something to choose. */
const CHECKED = [
  { to: 'television', when: beginsWith('television'), why: 'television first', data: toChoice },
  { to: 'devices', when: beginsWith('devices'), why: 'devices alone', data: toChoice },
  { to: 'options', data: toChoice },
] as const;

const withChosen = (order: Order, { chosen }: Events['CHOSEN']): Order => ({ ...toOrder(order), chosen });

/** What was chosen goes on to the request, with the sum that the server has counted. */
const REQUESTED = {
  to: 'request',
  data: (order: Order, { chosen, receipt, captcha }: Events['REQUESTED']): States['request'] => ({
    ...toOrder(order),
    chosen,
    receipt,
    captcha,
  }),
} as const;

/** HOME-235 */
const ADDED = {
  to: 'added',
  data: ({ kind }: Subject, { tariff, place, chosen, steps }: Events['ADDED']): Order => ({
    kind,
    tariff,
    place,
    chosen,
    steps,
  }),
} as const;

/** What a card has named at the first step: a speed or a package, or the tariff that home internet is added to. */
const choose = (order: Order, { choice = '' }: Events['CHOOSE']): Order =>
  order.kind === 'addition'
    ? { ...toOrder(order), tariff: choice }
    : { ...toOrder(order), chosen: { ...order.chosen, plan: choice } };

const isAddition = ({ kind }: Subject) => kind === 'addition';

const BACK_TO = {
  devices: { to: 'devices', when: has('devices'), why: 'devices to choose', data: toOrder },
  television: { to: 'television', when: has('television'), why: 'television to choose', data: toOrder },
  options: { to: 'options', when: has('options'), why: 'a speed or a package to choose', data: toOrder },
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'address',
  start(props) {
    const { kind, asksAddress } = props;
    const subject = { kind, tariff: '' };
    const steps = asksAddress ? [] : listChoiceSteps(props, UNASKED.network, '');
    const [first] = steps;
    // Where there is nothing to choose the address is all that can be asked.
    if (first === undefined) return { state: 'address', data: toEmpty(subject) };
    return { state: first, data: { ...subject, place: UNASKED, chosen: NOTHING_CHOSEN, steps } };
  },
  local: ['CHOOSE', 'BACK', 'CHANGE_ADDRESS', 'CLOSE'],
  states: {
    address: {
      on: {
        FOUND: {
          to: 'address',
          data: ({ kind, tariff, plan }, { address, found }) => ({ kind, tariff, address, found, plan }),
        },
        CHECKED,
        // CONV-10
        PASSED: {
          to: 'request',
          data: (data, { place, chosen, receipt, captcha }) => ({
            ...toSubject(data),
            place,
            steps: [],
            chosen,
            receipt,
            captcha,
          }),
        },
        // HOME-232
        NOT_SUPPORTED: { to: 'unsupported', data: (data, { place }) => ({ ...toSubject(data), place }) },
        // Begun earlier on this visit.
        ADDED,
        CHOOSE: {
          to: 'address',
          data: (data, { choice = '' }) =>
            data.kind === 'addition' ? { ...data, tariff: choice } : { ...data, plan: choice },
        },
        // HOME-236
        CLOSE: { to: 'unchecked', data: (data) => data },
      },
    },
    options: {
      on: {
        CHOSEN: [
          // HOME-233
          { to: 'television', when: has('television'), why: 'television to choose', data: withChosen },
          { to: 'devices', data: withChosen },
        ],
        // CONV-207
        REQUESTED,
        ADDED,
        CHOOSE: { to: 'options', data: choose },
        BACK: changeAddress,
        CHANGE_ADDRESS: changeAddress,
      },
    },
    television: {
      on: {
        // HOME-234
        CHOSEN: { to: 'devices', data: withChosen },
        REQUESTED,
        ADDED,
        CHOOSE: { to: 'television', when: isAddition, why: 'a tariff', data: choose },
        BACK: [BACK_TO.options, changeAddress],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    devices: {
      on: {
        REQUESTED,
        ADDED,
        CHOOSE: { to: 'devices', when: isAddition, why: 'a tariff', data: choose },
        BACK: [BACK_TO.television, BACK_TO.options, changeAddress],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    unsupported: {
      trouble: true,
      on: {
        REQUESTED: {
          to: 'request',
          data: ({ kind, tariff, place }, { chosen, receipt, captcha }) => ({
            kind,
            tariff,
            place,
            steps: [],
            chosen,
            receipt,
            captcha,
          }),
        },
        CHOOSE: {
          to: 'unsupported',
          when: isAddition,
          why: 'a tariff',
          data: (data, { choice = '' }) => ({ ...data, tariff: choice }),
        },
        // HOME-217
        CHANGE_ADDRESS: { to: 'address', data: toEmpty },
      },
    },
    added: {
      on: {
        REQUESTED,
        CHOOSE: [
          {
            to: 'added',
            when: ({ tariff }, { choice }) => tariff === choice,
            why: 'the same tariff',
            data: toOrder,
          },
          { to: 'address', data: ({ kind }, { choice = '' }) => toEmpty({ kind, tariff: choice }) },
        ],
        BACK: [BACK_TO.devices, BACK_TO.television, BACK_TO.options, changeAddress],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    request: {
      on: {
        CAPTCHA: { to: 'request', data: (data, { captcha }) => ({ ...data, captcha }) },
        REPRICED: { to: 'request', data: (data, { receipt, captcha }) => ({ ...data, receipt, captcha }) },
        SENT: {
          to: 'success',
          data: (data, { number }) => ({
            ...toSubject(data),
            place: data.place,
            receipt: data.receipt,
            number,
          }),
        },
        // HOME-209
        BACK: [
          {
            to: 'unsupported',
            when: ({ place: { network } }) => network === 'absent',
            why: 'no cable',
            data: ({ kind, tariff, place }) => ({ kind, tariff, place }),
          },
          BACK_TO.devices,
          BACK_TO.television,
          BACK_TO.options,
          // CONV-12
          changeAddress,
        ],
        CHANGE_ADDRESS: changeAddress,
      },
    },
    success: { final: true, on: { CHANGE_ADDRESS: { to: 'address', data: toEmpty } } },
    // HOME-237, HOME-238
    unchecked: { trouble: true, on: { BACK: { to: 'address', data: (data) => data } } },
  },
});

import { defineMachine } from '#registry/define-machine';
import type { AddressSuggestion } from '../kit/address/address-contract';
import type { Captcha } from '../kit/captcha/captcha';
import type { Contacts, Place, Slots } from '../kit/order/order-contract';
import { NO_CONTACTS } from '../kit/order/order-draft';
import type { OrderReceipt, ReceivingKind } from '../kit/order/order-rules';
import { FOUND_EDGE, RECEIVING_EDGES, toDeliveryStep } from '../kit/order/receiving-edges';
import type { Events, Loaded, Props } from './contract';
import { isPortIn } from './is-port-in';

/** All that was told so far: every step keeps it, so that going back and forth loses nothing. */
export interface Draft {
  /** The number that moves; empty in an order without one. */
  msisdn: string;
  /** Whose it is now; empty where the operator does not say. */
  operator: string;
  /** The day it moves, as an ISO date; empty until it is chosen. */
  date: string;
  contacts: Contacts;
  kind: ReceivingKind | null;
  slots: Slots;
  place: Place | null;
  /** The id of a salon; empty for none. */
  salon: string;
  /** Salons that were chosen and hand out nothing any more. */
  gone: string[];
}

const NO_DRAFT: Draft = {
  msisdn: '',
  operator: '',
  date: '',
  contacts: NO_CONTACTS,
  kind: null,
  slots: [],
  place: null,
  salon: '',
  gone: [],
};

interface WithDraft {
  draft: Draft;
}
interface Confirmation extends WithDraft {
  receipt: OrderReceipt;
  captcha: Captcha;
}

export type States = {
  nothing: { reason: NonNullable<Loaded['reason']> };
  number: WithDraft;
  early: { msisdn: string };
  noticed: { msisdn: string };
  day: WithDraft;
  contacts: WithDraft;
  receiving: WithDraft;
  delivery: WithDraft & { slots: Slots; address: string; found: AddressSuggestion[] };
  pickup: WithDraft;
  confirmation: Confirmation;
  success: WithDraft & { receipt: OrderReceipt; number: string };
};

const withDraft = ({ draft }: WithDraft): WithDraft => ({ draft });
const isMoving = ({ draft }: WithDraft) => draft.msisdn !== '';
const isPickup = ({ draft }: WithDraft) => draft.kind === 'self';

/** The number that moves is where its owner is called, unless they say otherwise. */
const withNumber = (draft: Draft, { msisdn, operator }: Events['CHECKED']): Draft => ({
  ...draft,
  msisdn,
  operator,
  contacts: draft.contacts.msisdn === '' ? { ...draft.contacts, msisdn } : draft.contacts,
});

const salonGone = {
  to: 'pickup',
  data: ({ draft }: WithDraft, { salon }: Events['SALON_GONE']): WithDraft => ({
    draft: { ...draft, salon: '', gone: [...draft.gone, salon] },
  }),
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'number',
  start(props) {
    const { reason } = props;
    if (reason !== null) return { state: 'nothing', data: { reason } };
    const data = { draft: NO_DRAFT };
    return isPortIn(props) ? { state: 'number', data } : { state: 'contacts', data };
  },
  local: ['BACK', 'CHANGE_NUMBER', 'CHANGE_DAY', 'CHANGE_CONTACTS', 'CHANGE_RECEIVING'],
  states: {
    nothing: { trouble: true, final: true },
    number: {
      on: {
        CHECKED: { to: 'day', data: ({ draft }, checked) => ({ draft: withNumber(draft, checked) }) },
        EARLY: { to: 'early', data: (_data, { msisdn }) => ({ msisdn }) },
      },
    },
    early: {
      trouble: true,
      on: {
        NOTICED: { to: 'noticed', data: ({ msisdn }) => ({ msisdn }) },
        CHANGE_NUMBER: { to: 'number', data: () => ({ draft: NO_DRAFT }) },
      },
    },
    noticed: { final: true },
    day: {
      on: {
        DATED: { to: 'contacts', data: ({ draft }, { date }) => ({ draft: { ...draft, date } }) },
        BACK: { to: 'number', data: withDraft },
      },
    },
    contacts: {
      on: {
        CONTACTED: {
          to: 'receiving',
          data: ({ draft }, { contacts }) => ({ draft: { ...draft, contacts } }),
        },
        BACK: { to: 'day', when: isMoving, why: 'a number moves', data: withDraft },
      },
    },
    receiving: {
      on: {
        ...RECEIVING_EDGES,
        BACK: { to: 'contacts', data: withDraft },
      },
    },
    delivery: {
      on: {
        FOUND: FOUND_EDGE,
        PLACED: {
          to: 'confirmation',
          data: ({ draft }, { place, receipt, captcha }) => ({
            draft: { ...draft, place },
            receipt,
            captcha,
          }),
        },
        BACK: { to: 'receiving', data: withDraft },
      },
    },
    pickup: {
      on: {
        SALON_CHOSEN: {
          to: 'confirmation',
          data: ({ draft }, { salon, receipt, captcha }) => ({
            draft: { ...draft, salon },
            receipt,
            captcha,
          }),
        },
        SALON_GONE: salonGone,
        BACK: { to: 'receiving', data: withDraft },
      },
    },
    confirmation: {
      on: {
        CAPTCHA: { to: 'confirmation', data: (data, { captcha }) => ({ ...data, captcha }) },
        REPRICED: {
          to: 'confirmation',
          data: (data, { receipt, captcha }) => ({ ...data, receipt, captcha }),
        },
        SALON_GONE: salonGone,
        SENT: { to: 'success', data: ({ draft, receipt }, { number }) => ({ draft, receipt, number }) },
        CHANGE_NUMBER: { to: 'number', data: withDraft },
        CHANGE_DAY: { to: 'day', data: withDraft },
        CHANGE_CONTACTS: { to: 'contacts', data: withDraft },
        CHANGE_RECEIVING: { to: 'receiving', data: withDraft },
        BACK: [
          { to: 'pickup', when: isPickup, why: 'a salon', data: withDraft },
          { to: 'delivery', data: toDeliveryStep },
        ],
      },
    },
    success: { final: true },
  },
});

import type { KeptOrder } from '#schemas/products/kept-order';
import { defineMachine } from '#registry/define-machine';
import type { AddressSuggestion } from '../kit/address/address-contract';
import type { Captcha } from '../kit/captcha/captcha';
import type { CodeData } from '../kit/code/code-steps';
import type { Contacts, Place, Slots } from '../kit/order/order-contract';
import { NO_CONTACTS } from '../kit/order/order-draft';
import type { OrderReceipt, ReceivingKind } from '../kit/order/order-rules';
import { FOUND_EDGE, RECEIVING_EDGES, toDeliveryStep } from '../kit/order/receiving-edges';
import type { Contents, Events, Extras, Loaded, Props } from './contract';

/** All that was told so far: every step keeps it, so that going back and forth loses nothing. */
export interface Draft {
  contents: Contents;
  contacts: Contacts;
  kind: ReceivingKind | null;
  slots: Slots;
  place: Place | null;
  /** The id of a salon; empty for none. */
  salon: string;
  /** What was typed beside it. */
  extras: Extras;
  /** What was chosen and could not be had any more: numbers and salons. */
  gone: string[];
}

const NO_DRAFT: Draft = {
  contents: { sim: '', number: null, services: [] },
  contacts: NO_CONTACTS,
  kind: null,
  slots: [],
  place: null,
  salon: '',
  extras: { promocode: '', comment: '' },
  gone: [],
};

const toFirstDraft = (sim: Contents['sim']): Draft => ({
  ...NO_DRAFT,
  contents: { ...NO_DRAFT.contents, sim },
});

interface WithDraft {
  draft: Draft;
}
interface Confirmation extends WithDraft {
  receipt: OrderReceipt;
  captcha: Captcha;
  /** The buyer's number: limits are counted for it. */
  msisdn: string;
}

export type States = {
  nothing: { reason: NonNullable<Loaded['reason']> };
  contents: WithDraft;
  contacts: WithDraft;
  receiving: WithDraft;
  delivery: WithDraft & { slots: Slots; address: string; found: AddressSuggestion[] };
  pickup: WithDraft;
  confirmation: Confirmation;
  code: CodeData & WithDraft & { receipt: OrderReceipt };
  success: { order: KeptOrder; msisdn: string };
  refused: WithDraft & { error: 'server' | 'unavailable' };
};

const withDraft = ({ draft }: WithDraft): WithDraft => ({ draft });
const without = (draft: Draft, gone: string, extras: Extras = draft.extras): Draft => ({
  ...draft,
  extras,
  gone: [...draft.gone, gone],
});
const toConfirmation = (
  draft: Draft,
  { receipt, captcha }: Pick<Confirmation, 'receipt' | 'captcha'>,
): Confirmation => ({ draft, receipt, captcha, msisdn: draft.contacts.msisdn });

const isPickup = ({ draft }: WithDraft) => draft.kind === 'self';

const backToReceiving = [
  { to: 'pickup', when: isPickup, why: 'a salon', data: withDraft },
  { to: 'delivery', data: toDeliveryStep },
] as const;

const numberTaken = {
  to: 'contents',
  data: ({ draft }: WithDraft, { msisdn, extras }: Events['NUMBER_TAKEN']): WithDraft => ({
    draft: { ...without(draft, msisdn, extras), contents: { ...draft.contents, number: null } },
  }),
} as const;
const salonGone = {
  to: 'pickup',
  data: ({ draft }: WithDraft, { salon, extras }: Events['SALON_GONE']): WithDraft => ({
    draft: { ...without(draft, salon, extras), salon: '' },
  }),
} as const;
const change = {
  CHANGE_CONTENTS: { to: 'contents', data: withDraft },
  CHANGE_CONTACTS: { to: 'contacts', data: withDraft },
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'contents',
  start: ({ product, reason }) =>
    product === null
      ? { state: 'nothing', data: { reason: reason ?? 'none' } }
      : { state: 'contents', data: { draft: toFirstDraft(product.sim) } },
  local: ['BACK', 'CHANGE_CONTENTS', 'CHANGE_CONTACTS', 'CHANGE_RECEIVING'],
  states: {
    nothing: { trouble: true, final: true },
    contents: {
      on: {
        COLLECTED: { to: 'contacts', data: ({ draft }, { contents }) => ({ draft: { ...draft, contents } }) },
        NUMBER_TAKEN: numberTaken,
      },
    },
    contacts: {
      on: {
        CONTACTED: {
          to: 'receiving',
          data: ({ draft }, { contacts }) => ({ draft: { ...draft, contacts } }),
        },
        BACK: { to: 'contents', data: withDraft },
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
          data: ({ draft }, { place, ...shown }) => toConfirmation({ ...draft, place }, shown),
        },
        BACK: { to: 'receiving', data: withDraft },
      },
    },
    pickup: {
      on: {
        SALON_CHOSEN: {
          to: 'confirmation',
          data: ({ draft }, { salon, ...shown }) => toConfirmation({ ...draft, salon }, shown),
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
        CODE_SENT: {
          to: 'code',
          data: ({ draft, receipt }, { msisdn, codeLength, resendAt }) => ({
            draft,
            receipt,
            msisdn,
            codeLength,
            resendAt,
            captcha: null,
          }),
        },
        SLOTS_CHANGED: {
          to: 'delivery',
          data: ({ draft }, { slots, extras }) => toDeliveryStep({ draft: { ...draft, slots, extras } }),
        },
        NUMBER_TAKEN: numberTaken,
        SALON_GONE: salonGone,
        REFUSED: {
          to: 'refused',
          data: ({ draft }, { error, extras }) => ({ draft: { ...draft, extras }, error }),
        },
        BACK: backToReceiving,
        ...change,
        CHANGE_RECEIVING: { to: 'receiving', data: withDraft },
      },
    },
    code: {
      on: {
        CODE_SENT: {
          to: 'code',
          data: (data, { msisdn, codeLength, resendAt }) => ({ ...data, msisdn, codeLength, resendAt }),
        },
        ORDERED: { to: 'success', data: ({ msisdn }, { order }) => ({ order, msisdn }) },
      },
    },
    success: { final: true },
    // Nothing of the order is lost: it can be changed, or sent once more.
    refused: { trouble: true, on: { BACK: backToReceiving, ...change } },
  },
});

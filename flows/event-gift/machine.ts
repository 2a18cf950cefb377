import { defineMachine } from '#registry/define-machine';
import { backToNumber, noNumber, toCodeData, type CodeData, type NumberData } from '../kit/code/code-steps';
import type { EventInfo, Events, Gift, Props } from './contract';

/** The event and its gifts as the visitor has begun with them: a step under way needs no second look. */
type Offer = { event: EventInfo; gifts: readonly Gift[] };
/** These calls know no captcha; the parts of the kit say so by `captcha: null`. */
export type States = {
  /** `giftId`: what was chosen before; empty at first. */
  choose: Offer & NumberData & { giftId: string };
  confirm: Offer & CodeData & { gift: Gift };
  /** The number has a gift of this event by now. */
  given: Offer & { msisdn: string; giftId: string };
  received: { msisdn: string; event: EventInfo; gift: Gift };
  reminded: { msisdn: string; event: EventInfo };
  /** The event is over or unknown, or has no gifts. */
  closed: Events['CLOSED'];
  /** The operator has said nothing of the event. */
  unavailable: object;
};

const toChoose = ({ event, gifts }: Offer): States['choose'] => ({ ...noNumber, event, gifts, giftId: '' });

const toConfirm = (offer: Offer, sent: Events['CODE_SENT']): States['confirm'] => ({
  ...toCodeData(offer, sent),
  event: offer.event,
  gifts: offer.gifts,
  gift: sent.gift,
});

const backToChoose = (data: Offer & { msisdn: string; giftId: string }): States['choose'] => ({
  ...toChoose(data),
  ...backToNumber(data),
  giftId: data.giftId,
});

const toClosed = (_: object, { reason, title }: Events['CLOSED']): States['closed'] => ({ reason, title });

export const machine = defineMachine<States, Events, Props>()({
  initial: 'choose',
  start: ({ begun }) => {
    if (begun === null) return { state: 'unavailable', data: {} };
    return begun.type === 'OPENED'
      ? { state: 'choose', data: toChoose(begun) }
      : { state: 'closed', data: toClosed({}, begun) };
  },
  local: ['CHANGE_NUMBER'],
  states: {
    choose: { on: { CODE_SENT: { to: 'confirm', data: toConfirm } } },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: toConfirm },
        CHANGE_NUMBER: { to: 'choose', data: (data) => backToChoose({ ...data, giftId: data.gift.id }) },
        RECEIVED: { to: 'received', data: ({ msisdn, event, gift }) => ({ msisdn, event, gift }) },
        ALREADY_GIVEN: {
          to: 'given',
          data: ({ msisdn, event, gifts, gift }) => ({ msisdn, event, gifts, giftId: gift.id }),
        },
      },
    },
    given: {
      trouble: true,
      final: true,
      on: { CHANGE_NUMBER: { to: 'choose', data: backToChoose } },
    },
    received: {
      final: true,
      on: { REMINDED: { to: 'reminded', data: ({ msisdn, event }) => ({ msisdn, event }) } },
    },
    reminded: { final: true },
    closed: { trouble: true, final: true },
    unavailable: {
      trouble: true,
      on: {
        OPENED: { to: 'choose', data: (_, offer) => toChoose(offer) },
        CLOSED: { to: 'closed', data: toClosed },
      },
    },
  },
});

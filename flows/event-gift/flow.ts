import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { CONFIRM_CODE, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import {
  codeSentForGift,
  confirmAnswer,
  loadAnswer,
  props,
  reminded,
  sendInput,
  type Begun,
  type Loaded,
} from './contract';
import { loadEvent } from './load-event.server';
import { machine } from './machine';
import { messages } from './messages';

const MSISDN = '79261112233';
const DAY = 86_400;

const nothing = z.object({});

const event = {
  title: 'Финал игрового марафона',
  description: 'Последнее задание и\u00a0розыгрыш геймпадов',
  date: '2026-12-20',
  isAhead: true,
};
const gigabytes = {
  id: 'gb-10',
  title: '10\u00a0ГБ на\u00a030\u00a0дней',
  description: 'Начислим сразу после подтверждения номера',
};
const books = {
  id: 'books',
  title: 'Книги на\u00a0месяц',
  description: 'Подписка на\u00a0электронные и\u00a0аудиокниги начнётся сегодня',
};
const offer = { event, gifts: [gigabytes, books] };
const closed = (reason: 'over' | 'noGifts'): Begun => ({ type: 'CLOSED', reason, title: event.title });
const UNKNOWN: Begun = { type: 'CLOSED', reason: 'unknown', title: '' };

const EMPTY: Loaded = { begun: null };
const example = (name: string, begun: Begun) => ({ name, props: { eventId: 'games' }, data: { begun } });

/** Gives a subscriber a gift of an event, by a code from an SMS, and reminds of the event. */
export const flow = defineFlow({
  type: 'event-gift',
  version: 1,
  label: 'Подарок к\u00a0событию',
  description:
    'Абонент выбирает подарок события и\u00a0подтверждает номер кодом из\u00a0SMS; о\u00a0событии можно напомнить.',
  props,
  examples: [
    example('событие впереди', { type: 'OPENED', ...offer }),
    {
      name: 'со своими словами',
      props: {
        eventId: 'games',
        title: 'Подарок участникам',
        description: 'Спасибо, что играете с\u00a0нами.',
      },
      data: { begun: { type: 'OPENED', ...offer } },
    },
    example('событие сегодня, подарок один', {
      type: 'OPENED',
      event: { ...event, isAhead: false },
      gifts: [books],
    }),
    example('событие прошло', closed('over')),
    example('подарки разобрали', closed('noGifts')),
    example('события нет', UNKNOWN),
    { name: 'сервер недоступен', props: { eventId: 'games' }, data: EMPTY },
  ],
  empty: EMPTY,
  async load({ eventId }, { ask }) {
    const begun = await loadEvent(ask, eventId, Date.now());
    if (begun === null) throw new Error('the operator says nothing of this event');
    return { begun };
  },
  ttlSeconds: 900,
  machine,
  actions: {
    load: {
      from: ['unavailable'],
      input: nothing,
      outcome: loadAnswer,
      limits: [{ by: 'address', points: 200, seconds: 600 }],
    },
    sendCode: { ...SEND_CODE, from: ['choose'], input: sendInput, outcome: codeSentForGift },
    resendCode: { ...RESEND_CODE, from: ['confirm'], outcome: codeSentForGift },
    confirm: { ...CONFIRM_CODE, from: ['confirm'], outcome: confirmAnswer },
    remind: {
      from: ['received'],
      once: 'step',
      input: nothing,
      outcome: reminded,
      limits: [
        { by: { data: 'msisdn' }, points: 3, seconds: DAY },
        { by: 'visitor', points: 10, seconds: 600 },
      ],
    },
  },
  messages,
  samples: {
    OPENED: [offer],
    CLOSED: [{ reason: 'over', title: event.title }],
    CODE_SENT: [{ msisdn: MSISDN, codeLength: 6, resendAt: 0, gift: gigabytes }],
    RECEIVED: [{}],
    ALREADY_GIVEN: [{}],
    REMINDED: [{}],
    CHANGE_NUMBER: [{}],
  },
  requires: [
    {
      name: 'event',
      label: 'событие с\u00a0этим кодом у\u00a0оператора',
      pointer: '/props/eventId',
      isMet: ({ begun }) => begun?.type !== 'CLOSED' || begun.reason !== 'unknown',
    },
  ],
  identity: ({ eventId }) => eventId,
});

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
import type { Events, Props, Scheme } from './contract';
import type { ROAMING_STEPS } from './steps';

/** What all steps know: whose prices apply, what they come with, and what can be connected. */
type Known = { scheme: Scheme; serviceId: string; choices: readonly string[] };
/** What was chosen, and where. */
type Chosen = Known & { productId: string; at: 'goodbye' | 'chinese' | 'calculator' };

/** ROAM-210. */
export type States = {
  initial: Known;
  goodbye: Known;
  calculator: Known;
  chinese: Known;
  'get-sms': NumberData & Chosen;
  'confirm-sms': CodeData & Chosen;
  success: { productId: string };
} & Record<keyof typeof ROAMING_STEPS, object>;

const isThere = ({ choices }: Known, { choice = '' }: Events['CHOOSE']) => choices.includes(choice);

const chosenAt = (at: Chosen['at']) =>
  ({
    to: 'get-sms',
    when: isThere,
    data: (known: Known, { choice: productId = '' }: Events['CHOOSE']) => ({
      ...noNumber,
      ...known,
      productId,
      at,
    }),
  }) as const;

const toKnown = ({ scheme, serviceId, choices }: Known): Known => ({ scheme, serviceId, choices });

const toNumber = ({ productId, at, msisdn, ...known }: Chosen & { msisdn: string }) => ({
  ...backToNumber({ msisdn }),
  ...toKnown(known),
  productId,
  at,
});

/** The table of transitions (ROAM-211). */
export const machine = defineMachine<States, Events, Props>()({
  initial: 'initial',
  start: ({ scheme, serviceId, products, asked }) => {
    const known = { scheme, serviceId, choices: products.map(({ id }) => id) };
    return { state: asked.isAsked ? 'calculator' : 'initial', data: known };
  },
  local: ['BEGIN', 'COUNT', 'CHOOSE', 'CHANGE_NUMBER', 'BACK'],
  states: {
    initial: {
      on: {
        BEGIN: [
          {
            to: 'goodbye',
            why: 'the prices of home apply',
            when: ({ scheme }) => scheme === 'goodbye',
            data: toKnown,
          },
          {
            to: 'chinese',
            why: 'the country has the Chinese scheme',
            when: ({ scheme }) => scheme === 'chinese',
            data: toKnown,
          },
          { to: 'calculator', data: toKnown },
        ],
      },
    },
    goodbye: {
      on: {
        CHOOSE: chosenAt('goodbye'),
        COUNT: { to: 'calculator', data: toKnown },
        BACK: { to: 'initial', data: toKnown },
      },
    },
    chinese: {
      on: {
        CHOOSE: chosenAt('chinese'),
        COUNT: { to: 'calculator', data: toKnown },
        BACK: { to: 'initial', data: toKnown },
      },
    },
    calculator: {
      on: {
        CHOOSE: chosenAt('calculator'),
        BACK: { to: 'initial', data: toKnown },
      },
    },
    'get-sms': {
      on: {
        CODE_SENT: { to: 'confirm-sms', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'get-sms', data: (data, event) => ({ ...data, ...toNumberData(data, event) }) },
        BACK: [
          { to: 'goodbye', why: 'chosen there', when: ({ at }) => at === 'goodbye', data: toKnown },
          { to: 'chinese', why: 'chosen there', when: ({ at }) => at === 'chinese', data: toKnown },
          { to: 'calculator', data: toKnown },
        ],
      },
    },
    'confirm-sms': {
      on: {
        CODE_SENT: { to: 'confirm-sms', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'confirm-sms', data: withCaptcha },
        CONNECTED: { to: 'success', data: ({ productId }) => ({ productId }) },
        CHANGE_NUMBER: { to: 'get-sms', data: toNumber },
        BACK: { to: 'get-sms', data: toNumber },
      },
    },
    success: { final: true },
  },
});

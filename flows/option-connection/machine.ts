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
import type { Events, Props } from './contract';
import { isConnectedHere, listProducts } from './products';

/** What was chosen, and whether there was a choice. */
type Carried = { productId: string; isOneOfMany: boolean };

/** CONN-101, after the choice of a product where there is one (CONN-102, CONN-103). */
export type States = {
  products: { isFast: boolean };
  ways: Carried;
  add: NumberData & Carried;
  confirm: CodeData & Carried;
  success: { productId: string };
  untitled: object;
};

const backToAdd = ({ productId, isOneOfMany, msisdn }: Carried & { msisdn: string }) => ({
  ...backToNumber({ msisdn }),
  ...{ productId, isOneOfMany },
});

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: (props) => {
    const isFast = isConnectedHere(props);
    const [first, ...others] = listProducts(props);
    if (first === undefined || first.title === '') return { state: 'untitled', data: {} };
    if (others.length > 0) return { state: 'products', data: { isFast } };
    const carried = { productId: first.id, isOneOfMany: false };
    return isFast ? { state: 'add', data: { ...noNumber, ...carried } } : { state: 'ways', data: carried };
  },
  local: ['CHANGE_NUMBER', 'BACK'],
  states: {
    products: {
      on: {
        CHOSEN: [
          {
            ...{ to: 'add', when: ({ isFast }) => isFast, why: 'by a code from an SMS' },
            data: (_, { productId }) => ({ ...noNumber, productId, isOneOfMany: true }),
          },
          {
            to: 'ways',
            why: 'in other ways',
            data: (_, { productId }) => ({ productId, isOneOfMany: true }),
          },
        ],
      },
    },
    ways: {
      on: {
        BACK: {
          ...{ to: 'products', when: ({ isOneOfMany }) => isOneOfMany, why: 'there was a choice' },
          data: () => ({ isFast: false }),
        },
      },
    },
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'add', data: (data, event) => ({ ...data, ...toNumberData(data, event) }) },
        BACK: {
          ...{ to: 'products', when: ({ isOneOfMany }) => isOneOfMany, why: 'there was a choice' },
          data: () => ({ isFast: true }),
        },
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'confirm', data: withCaptcha },
        CONNECTED: { to: 'success', data: ({ productId }) => ({ productId }) },
        CHANGE_NUMBER: { to: 'add', data: backToAdd },
        BACK: { to: 'add', data: backToAdd },
      },
    },
    success: { final: true },
    untitled: { final: true },
  },
});

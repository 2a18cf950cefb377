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

/** What was chosen, and of what; of nothing where there was no choice. */
type Carried = { productId: string; choice: readonly string[] };

/** CONN-101, after the choice of a product where there is one (CONN-102, CONN-103). */
export type States = {
  products: { isFast: boolean; choice: readonly string[] };
  ways: Carried;
  add: NumberData & Carried;
  confirm: CodeData & Carried;
  success: { productId: string };
  closed: object;
  untitled: object;
};

const backToAdd = ({ productId, choice, msisdn }: Carried & { msisdn: string }) => ({
  ...backToNumber({ msisdn }),
  productId,
  choice,
});

const isThere = ({ choice }: States['products'], { choice: id = '' }: Events['CHOOSE']) =>
  choice.includes(id);
const toChosen = ({ choice }: States['products'], { choice: productId = '' }: Events['CHOOSE']): Carried => ({
  productId,
  choice,
});

const backToProducts = {
  to: 'products',
  why: 'there was a choice',
  when: ({ choice }: Carried) => choice.length > 0,
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: (props) => {
    const isFast = isConnectedHere(props);
    const [first, ...others] = listProducts(props);
    if (first === undefined && props.ofPage?.isClosed) return { state: 'closed', data: {} };
    if (!first?.title) return { state: 'untitled', data: {} };
    if (others.length > 0) {
      return { state: 'products', data: { isFast, choice: [first, ...others].map(({ id }) => id) } };
    }
    const carried = { productId: first.id, choice: [] };
    return isFast ? { state: 'add', data: { ...noNumber, ...carried } } : { state: 'ways', data: carried };
  },
  local: ['CHOOSE', 'CHANGE_NUMBER', 'BACK'],
  states: {
    products: {
      on: {
        CHOOSE: [
          {
            to: 'add',
            why: 'by a code from an SMS',
            when: (data, event) => data.isFast && isThere(data, event),
            data: (data, event) => ({ ...noNumber, ...toChosen(data, event) }),
          },
          { to: 'ways', why: 'in other ways', when: isThere, data: toChosen },
        ],
      },
    },
    ways: {
      on: { BACK: { ...backToProducts, data: ({ choice }) => ({ isFast: false, choice }) } },
    },
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'add', data: (data, event) => ({ ...data, ...toNumberData(data, event) }) },
        BACK: { ...backToProducts, data: ({ choice }) => ({ isFast: true, choice }) },
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
    closed: { trouble: true, final: true },
    untitled: { trouble: true, final: true },
  },
});

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
import { hasOtherWay, isFast } from '../kit/connection/connection-ways';
import type { Events, Preview, Props } from './contract';

/** Number, code, price. */
export const STEPS_BEFORE_SUCCESS = 3;

/** How the tariff of a number can be changed: here, in other ways only, or not at all. */
type Change = 'fast' | 'other' | 'none';

/** Is there a choice of actions to go back to? */
type Carried = { hasActions: boolean };

/** CONN-204, after the choice of what to do (CONN-221). */
export type States = {
  actions: { change: Change };
  ways: Carried;
  add: NumberData & Carried;
  confirm: CodeData & Carried;
  detail: Carried & { msisdn: string; preview: Preview };
  success: object;
  unavailable: Carried;
  failed: Carried & { reason: 'money' | 'other' };
  untitled: object;
};

/** CONN-218, CONN-219. */
export function toChange({ connection, subscriptionId }: Props): Change {
  if (subscriptionId) return 'none';
  if (isFast(connection)) return 'fast';
  return hasOtherWay(connection) ? 'other' : 'none';
}

const toAdd = ({ hasActions }: Carried) => ({ ...noNumber, hasActions });
const backToAdd = ({ hasActions, msisdn }: Carried & { msisdn: string }) => ({
  ...backToNumber({ msisdn }),
  hasActions,
});

const unavailable = { to: 'unavailable', data: ({ hasActions }: Carried) => ({ hasActions }) } as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: (props) => {
    const { tariff, connection } = props;
    if (!tariff.title) return { state: 'untitled', data: {} };
    const change = toChange(props);
    if (connection.sim || connection.mnp) return { state: 'actions', data: { change } };
    return change === 'fast'
      ? { state: 'add', data: toAdd({ hasActions: false }) }
      : { state: 'ways', data: { hasActions: false } };
  },
  local: ['CHANGE_TARIFF', 'CHANGE_NUMBER', 'BACK'],
  states: {
    actions: {
      on: {
        CHANGE_TARIFF: [
          {
            ...{ to: 'add', when: ({ change }) => change === 'fast', why: 'by a code from an SMS' },
            data: () => toAdd({ hasActions: true }),
          },
          {
            ...{ to: 'ways', when: ({ change }) => change === 'other', why: 'in other ways' },
            data: () => ({ hasActions: true }),
          },
        ],
      },
    },
    ways: {
      on: {
        BACK: {
          ...{ to: 'actions', when: ({ hasActions }) => hasActions, why: 'there was a choice' },
          data: () => ({ change: 'other' as const }),
        },
      },
    },
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'add', data: (data, event) => ({ ...data, ...toNumberData(data, event) }) },
        BACK: {
          ...{ to: 'actions', when: ({ hasActions }) => hasActions, why: 'there was a choice' },
          data: () => ({ change: 'fast' as const }),
        },
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'confirm', data: withCaptcha },
        PREVIEWED: {
          to: 'detail',
          data: ({ hasActions, msisdn }, { preview }) => ({ hasActions, msisdn, preview }),
        },
        UNAVAILABLE: unavailable,
        CHANGE_NUMBER: { to: 'add', data: backToAdd },
        BACK: { to: 'add', data: backToAdd },
      },
    },
    detail: {
      on: {
        CHANGED: { to: 'success', data: () => ({}) },
        CHANGE_FAILED: { to: 'failed', data: ({ hasActions }, { reason }) => ({ hasActions, reason }) },
        UNAVAILABLE: unavailable,
        BACK: { to: 'add', data: backToAdd },
      },
    },
    success: { final: true },
    unavailable: { on: { BACK: { to: 'add', data: toAdd } } },
    failed: { on: { BACK: { to: 'add', data: toAdd } } },
    untitled: { final: true },
  },
});

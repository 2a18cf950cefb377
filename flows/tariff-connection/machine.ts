import { defineMachine } from '#registry/define-machine';
import type { Price } from '#schemas/values/price';
import {
  backToNumber,
  noNumber,
  toCodeData,
  toNumberData,
  withCaptcha,
  type CodeData,
  type NumberData,
} from '../kit/code/code-steps';
import type { Events, Preview, Props } from './contract';
import { listTariffs, toChoosable, type Choosable } from './tariffs';

/** Number, code, price. */
export const STEPS_BEFORE_SUCCESS = 3;

/** The tariff, and those that it was chosen of; none where there was no choice. */
type Carried = { tariff: Choosable; choice: readonly Choosable[] };

/** CONN-204, after the choice of a tariff where there are several, and of what to do (CONN-221). */
export type States = {
  choice: { choice: readonly Choosable[] };
  actions: Carried;
  ways: Carried;
  add: NumberData & Carried;
  confirm: CodeData & Carried;
  detail: Carried & { msisdn: string; preview: Preview; price: Price | null };
  success: Carried;
  unavailable: Carried;
  failed: Carried & { reason: 'money' | 'other' };
  closed: object;
  untitled: object;
};

const toCarried = ({ tariff, choice }: Carried): Carried => ({ tariff, choice });
const toAdd = (data: Carried) => ({ ...noNumber, ...toCarried(data) });
const backToAdd = (data: Carried & { msisdn: string }) => ({ ...backToNumber(data), ...toCarried(data) });

const findChosen = ({ choice }: States['choice'], { choice: id }: Events['CHOOSE']) =>
  choice.find((tariff) => tariff.id === id);
/** Only taken where `findChosen` finds one. */
const toChosen = (data: States['choice'], event: Events['CHOOSE']): Carried => {
  const tariff = findChosen(data, event);
  if (tariff === undefined) throw new Error('there is no such tariff to choose');
  return { tariff, choice: data.choice };
};

const unavailable = { to: 'unavailable', data: toCarried } as const;
const backToActions = {
  to: 'actions',
  why: 'there was something to do',
  when: ({ tariff }: Carried) => tariff.hasActions,
  data: toCarried,
} as const;
const backToChoice = {
  to: 'choice',
  why: 'there was a choice of tariffs',
  when: ({ choice }: Carried) => choice.length > 0,
  data: ({ choice }: Carried) => ({ choice }),
} as const;

/** What a tariff begins with. */
function begin(data: Carried) {
  if (data.tariff.hasActions) return { state: 'actions', data } as const;
  return data.tariff.change === 'fast'
    ? ({ state: 'add', data: toAdd(data) } as const)
    : ({ state: 'ways', data } as const);
}

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: (props) => {
    const [tariff, ...others] = listTariffs(props).map((known) => toChoosable(known, props));
    // The page is there, and has nothing that could be connected.
    if (tariff === undefined && props.tariffs !== null) return { state: 'closed', data: {} };
    if (!tariff?.title) return { state: 'untitled', data: {} };
    if (others.length > 0) return { state: 'choice', data: { choice: [tariff, ...others] } };
    return begin({ tariff, choice: [] });
  },
  local: ['CHOOSE', 'CHANGE_TARIFF', 'CHANGE_NUMBER', 'BACK'],
  states: {
    choice: {
      on: {
        CHOOSE: [
          {
            ...{ to: 'actions', why: 'there is something to do' },
            when: (data, event) => findChosen(data, event)?.hasActions === true,
            data: toChosen,
          },
          {
            ...{ to: 'add', why: 'by a code from an SMS' },
            when: (data, event) => findChosen(data, event)?.change === 'fast',
            data: (data, event) => toAdd(toChosen(data, event)),
          },
          {
            ...{ to: 'ways', why: 'in other ways' },
            when: (data, event) => findChosen(data, event) !== undefined,
            data: toChosen,
          },
        ],
      },
    },
    actions: {
      on: {
        CHANGE_TARIFF: [
          {
            ...{ to: 'add', when: ({ tariff }) => tariff.change === 'fast', why: 'by a code from an SMS' },
            data: toAdd,
          },
          {
            ...{ to: 'ways', when: ({ tariff }) => tariff.change === 'other', why: 'in other ways' },
            data: toCarried,
          },
        ],
        BACK: backToChoice,
      },
    },
    ways: { on: { BACK: [backToActions, backToChoice] } },
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'add', data: (data, event) => ({ ...data, ...toNumberData(data, event) }) },
        BACK: [backToActions, backToChoice],
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: (data, event) => ({ ...data, ...toCodeData(data, event) }) },
        CAPTCHA_WANTED: { to: 'confirm', data: withCaptcha },
        PREVIEWED: {
          to: 'detail',
          data: ({ msisdn, ...data }, { preview, price }) => ({ ...toCarried(data), msisdn, preview, price }),
        },
        UNAVAILABLE: unavailable,
        CHANGE_NUMBER: { to: 'add', data: backToAdd },
        BACK: { to: 'add', data: backToAdd },
      },
    },
    detail: {
      on: {
        CHANGED: { to: 'success', data: toCarried },
        CHANGE_FAILED: { to: 'failed', data: (data, { reason }) => ({ ...toCarried(data), reason }) },
        UNAVAILABLE: unavailable,
        BACK: { to: 'add', data: backToAdd },
      },
    },
    success: { final: true },
    unavailable: { on: { BACK: { to: 'add', data: toAdd } } },
    failed: { on: { BACK: { to: 'add', data: toAdd } } },
    closed: { final: true },
    untitled: { final: true },
  },
});

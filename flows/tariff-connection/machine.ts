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
import type { Events, Previewed, Props } from './contract';
import { readChoice } from '../kit/connection/read-choice';
import { listTariffs, toChoosable, type Choosable, type ChosenIds } from './tariffs';

/** Number, code, price. */
export const STEPS_BEFORE_SUCCESS = 3;

/** The tariff with what was chosen of it, and the tariffs that it was chosen of; none where there was no choice. */
type Carried = { tariff: Choosable & ChosenIds; choice: readonly Choosable[] };

/** CONN-204, after the choice of a tariff where there are several, and of what to do (CONN-221). */
export type States = {
  choice: { choice: readonly Choosable[] };
  actions: Carried;
  ways: Carried;
  add: NumberData & Carried;
  confirm: CodeData & Carried;
  detail: Carried & { msisdn: string } & Previewed;
  success: Carried;
  unavailable: Carried;
  failed: States['detail'] & { reason: 'money' | 'other'; missingKopecks?: number };
  closed: object;
  untitled: object;
};

const toCarried = ({ tariff, choice }: Carried): Carried => ({ tariff, choice });
const toAdd = (data: Carried) => ({ ...noNumber, ...toCarried(data) });
const backToAdd = (data: Carried & { msisdn: string }) => ({ ...backToNumber(data), ...toCarried(data) });

const findChosen = ({ choice }: States['choice'], event: Events['CHOOSE']) => {
  const { id, ...addition } = readChoice(event.choice);
  const tariff = choice.find((known) => known.id === id);
  return tariff && { ...tariff, ...addition };
};
/** Only taken where `findChosen` finds one. */
const toChosen = (data: States['choice'], event: Events['CHOOSE']): Carried => {
  const tariff = findChosen(data, event);
  if (tariff === undefined) throw new Error('there is no such tariff to choose');
  return { tariff, choice: data.choice };
};

/** The tariff of a page, with something else chosen of it: the page has no other one. */
const isOwn = ({ tariff, choice }: Carried, event: Events['CHOOSE']) =>
  choice.length === 0 && readChoice(event.choice).id === tariff.id;
const toOther = ({ tariff: { addition: _former, ...tariff }, choice }: Carried, event: Events['CHOOSE']) => ({
  tariff: { ...tariff, ...readChoice(event.choice) },
  choice,
});
const OTHER_SET = 'with something else of it';

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
    const { chosen } = props;
    return begin({ tariff: { ...tariff, ...(chosen !== '' && { addition: chosen }) }, choice: [] });
  },
  local: ['CHOOSE', 'CHANGE_TARIFF', 'CHANGE_NUMBER', 'BACK', 'RETRY'],
  states: {
    choice: {
      on: {
        CHOOSE: [
          {
            to: 'actions',
            why: 'there is something to do',
            when: (data, event) => findChosen(data, event)?.hasActions === true,
            data: toChosen,
          },
          {
            to: 'add',
            why: 'by a code from an SMS',
            when: (data, event) => findChosen(data, event)?.change === 'fast',
            data: (data, event) => toAdd(toChosen(data, event)),
          },
          {
            to: 'ways',
            why: 'in other ways',
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
            to: 'add',
            when: ({ tariff }) => tariff.change === 'fast',
            why: 'by a code from an SMS',
            data: toAdd,
          },
          {
            to: 'ways',
            when: ({ tariff }) => tariff.change === 'other',
            why: 'in other ways',
            data: toCarried,
          },
        ],
        CHOOSE: { to: 'actions', when: isOwn, why: OTHER_SET, data: toOther },
        BACK: backToChoice,
      },
    },
    ways: {
      on: {
        CHOOSE: { to: 'ways', when: isOwn, why: OTHER_SET, data: toOther },
        BACK: [backToActions, backToChoice],
      },
    },
    add: {
      on: {
        CHOOSE: {
          to: 'add',
          when: isOwn,
          why: OTHER_SET,
          data: (data, event) => toAdd(toOther(data, event)),
        },
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
          data: ({ msisdn, ...data }, { preview, price, chosen, isOtherPrice }) => ({
            ...toCarried(data),
            msisdn,
            preview,
            price,
            chosen,
            isOtherPrice,
          }),
        },
        UNAVAILABLE: unavailable,
        CHANGE_NUMBER: { to: 'add', data: backToAdd },
        BACK: { to: 'add', data: backToAdd },
      },
    },
    detail: {
      on: {
        CHANGED: { to: 'success', data: toCarried },
        CHANGE_FAILED: {
          to: 'failed',
          data: (data, { reason, missingKopecks }) => ({
            ...data,
            reason,
            ...(missingKopecks !== undefined && { missingKopecks }),
          }),
        },
        UNAVAILABLE: unavailable,
        BACK: { to: 'add', data: backToAdd },
      },
    },
    success: { final: true },
    unavailable: { trouble: true, on: { BACK: { to: 'add', data: toAdd } } },
    failed: {
      trouble: true,
      on: {
        BACK: { to: 'add', data: toAdd },
        // With money on the account the step that has waited goes on.
        RETRY: {
          to: 'detail',
          why: 'there was no money',
          when: ({ reason }) => reason === 'money',
          data: ({ reason: _reason, missingKopecks: _missing, ...data }) => data,
        },
      },
    },
    closed: { trouble: true, final: true },
    untitled: { trouble: true, final: true },
  },
});

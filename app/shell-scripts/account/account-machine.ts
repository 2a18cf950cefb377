import { defineMachine, type EventOf, type Snapshot } from '#registry/define-machine';
import type { Account, AccountAnswer, AccountOutcome } from '#app/account/account-answer';

/** Where the account in the header stands (ACCT-04). */
type States = {
  /** The site asks whether the visitor is signed in. */
  checking: object;
  /** They are; their account is still to come. */
  pending: object;
  loaded: { account: Account };
  /** Signing out is under way. */
  leaving: { account: Account };
  /** The change to another number is under way. */
  changing: { account: Account };
  anonymous: object;
  /** Nothing is known: the header keeps its link. */
  failed: object;
};

type Events = {
  SIGNED_IN: object;
  SIGNED_OUT: object;
  ARRIVED: { account: Account };
  FAILED: object;
  LEAVE: object;
  CHANGE: object;
  /** What was under way has failed: all stays as it was. */
  REFUSED: object;
  /** The page is shown anew, from the browser's memory. */
  CHECK: object;
};

export type AccountSnapshot = Snapshot<States>;
export type AccountMove = EventOf<Events>;

/** What others on the page may listen to (ACCT-05): DOM events of the header's place, named `account:…`, without data. */
export type AccountEvent =
  | 'loaded'
  | 'dataLoaded'
  | 'changeLoaded'
  | 'error'
  | 'logoutSuccess'
  | 'logoutError'
  | 'numberChangeError';

const nothing = () => ({});
const keep = ({ account }: { account: Account }) => ({ account });
const take = (_data: object, { account }: { account: Account }) => ({ account });
const again = { to: 'checking' as const, data: nothing };

export const accountMachine = defineMachine<States, Events, object>()({
  initial: 'checking',
  start: () => ({ state: 'checking', data: {} }),
  local: [],
  states: {
    checking: {
      on: {
        SIGNED_IN: { to: 'pending', data: nothing },
        SIGNED_OUT: { to: 'anonymous', data: nothing },
        FAILED: { to: 'failed', data: nothing },
      },
    },
    pending: {
      on: { ARRIVED: { to: 'loaded', data: take }, FAILED: { to: 'failed', data: nothing } },
    },
    loaded: {
      on: { LEAVE: { to: 'leaving', data: keep }, CHANGE: { to: 'changing', data: keep }, CHECK: again },
    },
    leaving: {
      on: { SIGNED_OUT: { to: 'anonymous', data: nothing }, REFUSED: { to: 'loaded', data: keep } },
    },
    changing: {
      on: {
        ARRIVED: { to: 'loaded', data: take },
        REFUSED: { to: 'loaded', data: keep },
        SIGNED_OUT: { to: 'anonymous', data: nothing },
        FAILED: { to: 'failed', data: nothing },
      },
    },
    anonymous: { on: { CHECK: again } },
    failed: { on: { CHECK: again } },
  },
});

/** What happens to the machine, and what is told of it, in this order (ACCT-06). */
export type AccountStep = { move: AccountMove; tell?: AccountEvent };

/** The check has ended: signed in or not is known, and the account is there, or none of it. */
export function toChecked(answer: AccountAnswer | null): AccountStep[] {
  if (answer === null || answer.state === 'unknown') return [{ move: { type: 'FAILED' }, tell: 'error' }];
  if (answer.state === 'anonymous') return [{ move: { type: 'SIGNED_OUT' }, tell: 'loaded' }];
  const { account } = answer;
  return [
    { move: { type: 'SIGNED_IN' }, tell: 'loaded' },
    account === null
      ? { move: { type: 'FAILED' }, tell: 'error' }
      : { move: { type: 'ARRIVED', account }, tell: 'dataLoaded' },
  ];
}

/** Signing out has ended, well or not (ACCT-07). */
export function toLeft(outcome: AccountOutcome | null): AccountStep[] {
  return outcome?.done
    ? [{ move: { type: 'SIGNED_OUT' }, tell: 'logoutSuccess' }]
    : [{ move: { type: 'REFUSED' }, tell: 'logoutError' }];
}

/**
 * The change of number has ended, well or not (ACCT-08). A change whose account cannot be loaded is a change: the former
 * number is not shown any more.
 */
export function toChanged(outcome: AccountOutcome | null): AccountStep[] {
  if (!outcome?.done) {
    const isSignedOut = outcome?.answer.state === 'anonymous';
    return [{ move: { type: isSignedOut ? 'SIGNED_OUT' : 'REFUSED' }, tell: 'numberChangeError' }];
  }
  const account = outcome.answer.state === 'signed-in' ? outcome.answer.account : null;
  return [
    {
      move: account === null ? { type: 'FAILED' } : { type: 'ARRIVED', account },
      tell: 'changeLoaded',
    },
  ];
}

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FlowMachine } from '#registry/define-flow';
import { getBegun, getKept, keep, keepBegun, subscribe, toKey, type LiveState } from './flow-history';
import type { FlowPlace } from './flow-place';
import { CHOICE_EVENT, FIELDS, readLocalEvent, type PageFlows } from './flow-state';
import { postFlow, toPost, type FailedPost } from './post-flow';
import { useChoice } from './use-choice';
import { useHydrated } from './use-hydrated';

/** What is said of a post that brought no answer, and what to do about it. */
const FAILURE_TEXTS: Readonly<Record<FailedPost['failed'], { fault: string; advice: string }>> = {
  unsent: {
    fault: 'В\u00a0предпросмотре формы не\u00a0отправляются.',
    advice: 'Заявка не\u00a0создана, данные никуда не\u00a0ушли.',
  },
  offline: { fault: 'Нет связи.', advice: 'Проверьте подключение и попробуйте ещё раз.' },
  refused: { fault: 'Не получилось отправить.', advice: 'Попробуйте ещё раз или обновите страницу.' },
};

/** What has happened to the visitor's money when a post of a step brought no answer; null where none was asked for. */
export type MoneyText = (snapshot: LiveState['snapshot']) => string | null;

/**
 * The state of one flow. Posts go in the background, the answer is a new step or the same one with its errors;
 * local events are done at once and told with the next post.
 */
export function useFlowState<Props>(
  type: string,
  machine: FlowMachine<Props>,
  place: FlowPlace,
  props: Props,
  carriedBy: readonly string[],
  moneyTextOf: MoneyText,
  segmentOf: (snapshot: LiveState['snapshot']) => string | null,
) {
  const { instance, identity, windowId, posted, begun, stepsAt } = place;
  const key = toKey(place);
  const isHydrated = useHydrated(posted !== null);
  const bare = useMemo<LiveState>(
    () => ({ instance, snapshot: machine.start(props), sealed: '', turn: 0, events: [] }),
    [instance, machine, props],
  );
  const [isUsedUp, setUsedUp] = useState(false);
  const start = useMemo<LiveState>(
    () => (begun && !isUsedUp ? { ...begun, events: [] } : bare),
    [begun, isUsedUp, bare],
  );
  const first = useMemo<LiveState>(() => (posted ? { ...posted.state, events: [] } : start), [posted, start]);
  // Asked anew at each press: the state may have changed since the last render.
  const read = useCallback(() => getKept(key) ?? getBegun(key) ?? first, [key, first]);
  const current = useSyncExternalStore(subscribe, read, () => first);

  // The answer to a post without scripts belongs to this entry: Back comes here after a reload, too.
  useEffect(() => {
    if (posted !== null && getKept(key) === null) keep(key, first, { isNewEntry: false });
  }, [posted, key, first]);

  const addressOf = useCallback(
    ({ snapshot }: LiveState) => toAddress(stepsAt, segmentOf(snapshot)),
    [stepsAt, segmentOf],
  );

  const raise = useCallback(
    (event: string) => {
      const next = toRaised(read(), event, machine, carriedBy);
      if (next === null) return;
      keep(key, next, { isNewEntry: true, address: addressOf(next) });
    },
    [machine, key, read, carriedBy, addressOf],
  );

  const choose = useCallback(
    (choice: string) => {
      const fresh = getBegun(key) ?? start;
      const next = beginWith(choice, getKept(key) ?? fresh, fresh, machine);
      // No step of its own: Back leads out of the window, as it was opened for this.
      if (next !== null) keep(key, next, { isNewEntry: false });
    },
    [machine, key, start],
  );
  useChoice(windowId, choose);

  /**
   * Begins anew in place of the step that is shown: as the page began it; after an end at the first step, for what the
   * visit remembered has been used up.
   */
  const restart = useCallback(
    ({ isAtEnd }: { isAtEnd: boolean }) => {
      if (isAtEnd) setUsedUp(true);
      const from = isAtEnd ? bare : start;
      keep(key, { ...from, turn: read().turn + 1 }, { isNewEntry: false });
    },
    [key, read, start, bare],
  );

  const [isPending, setPending] = useState(false);
  const isLocked = useRef(false);
  const submit = useCallback(
    async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      // A state is a render late: a double click needs a lock at once.
      if (isLocked.current) return;
      isLocked.current = true;
      setPending(true);
      const from = read();
      const answer = await postFlow(toPost(form, submitter));
      if ('begins' in answer && answer.begins !== undefined) keepBegun(answer.begins);
      isLocked.current = false;
      setPending(false);
      const was = read();
      const next = toNext(answer, was, moneyTextOf);
      // The visitor went back meanwhile: only the end of the flow may pull them forward.
      if (next === null || (was !== from && !machine.isFinal(next.snapshot.state))) return;
      const isLeft = isOtherStep(next, was);
      if (isLeft) keep(key, toLeftStep(was, next, machine, carriedBy), { isNewEntry: false });
      keep(key, next, { isNewEntry: isLeft, address: addressOf(next) });
      if ('leaveTo' in answer && answer.leaveTo !== undefined) location.assign(answer.leaveTo);
    },
    [machine, key, read, carriedBy, moneyTextOf, addressOf],
  );

  const ask = useCallback(
    async (action: string) => {
      const from = read();
      const fields = [...toHidden(type, identity, from, []), [FIELDS.action, action]];
      const next = toNext(await postFlow(new URLSearchParams(fields)), from, moneyTextOf);
      if (next === null || read() !== from || next.errors !== undefined) return;
      keep(key, { ...next, turn: from.turn }, { isNewEntry: false });
    },
    [type, identity, key, read, moneyTextOf],
  );

  const hidden = useMemo(
    () => toHidden(type, identity, current, isHydrated ? [] : (posted?.peers ?? [])),
    [type, identity, current, isHydrated, posted],
  );
  return {
    state: current,
    hidden,
    submit,
    raise,
    restart,
    ask,
    isPending,
    /** The step that the page begins with. */
    firstStep: first.snapshot.state,
    /** The page is the answer to a post of this flow: its first focus is the flow's. */
    isAnswer: !isHydrated && posted?.isTarget === true,
  };
}

/** The address of a step, with what else the page's says; null where steps have none. */
function toAddress(stepsAt: string | undefined, segment: string | null): string | null {
  if (stepsAt === undefined || segment === null) return null;
  return `${segment === '' ? stepsAt : `${stepsAt}/${segment}`}${location.search}`;
}

/** A flow at the first step of what was chosen; null where it is under way with just that, or knows no such choice. */
function beginWith<Props>(
  choice: string,
  from: LiveState,
  fresh: LiveState,
  machine: FlowMachine<Props>,
): LiveState | null {
  const { state } = from.snapshot;
  const { snapshot: start, sealed } = fresh;
  if (from.choice === choice && state !== start.state && !machine.isFinal(state)) return null;
  const event = { type: CHOICE_EVENT, choice };
  const snapshot = machine.next(start, event);
  if (snapshot === start) return null;
  const { instance, turn } = from;
  return { instance, snapshot, sealed, turn: turn + 1, events: [`${CHOICE_EVENT}:${choice}`], choice };
}

/** Pages of one state are steps of their own: Back goes from one to the other. */
function isOtherStep({ snapshot: next }: LiveState, { snapshot: was }: LiveState): boolean {
  return next.state !== was.state || Reflect.get(next.data, 'page') !== Reflect.get(was.data, 'page');
}

/** A flow after a local event; null where its step does not know the event. */
function toRaised<Props>(
  { errors: _errors, values, ...from }: LiveState,
  event: string,
  machine: FlowMachine<Props>,
  carriedBy: readonly string[],
): LiveState | null {
  const local = readLocalEvent(event);
  const snapshot = machine.next(from.snapshot, local);
  if (snapshot === from.snapshot) return null;
  const { type: name, choice } = local;
  const chosen = name === CHOICE_EVENT && choice !== undefined ? { choice } : {};
  const typed = carriedBy.includes(name) && values ? { values } : {};
  return { ...from, ...chosen, ...typed, snapshot, events: [...from.events, event], turn: from.turn + 1 };
}

/**
 * What the browser's Back shows of a step. The next step's own button back leads to the same step with what was sent
 * from it, so Back does too. Without such a button, the step is shown as it began, without errors.
 */
function toLeftStep<Props>(
  was: LiveState,
  next: LiveState,
  machine: FlowMachine<Props>,
  carriedBy: readonly string[],
): LiveState {
  const { errors: _errors, values: _values, ...began } = was;
  // What was done keeps nothing of what was typed for it.
  if (machine.isFinal(next.snapshot.state)) return began;
  for (const event of machine.local) {
    const back = event === CHOICE_EVENT ? null : toRaised(next, event, machine, carriedBy);
    if (back !== null && !isOtherStep(back, was)) return back;
  }
  return began;
}

function toNext(answer: PageFlows | FailedPost, was: LiveState, moneyTextOf: MoneyText): LiveState | null {
  if ('failed' in answer) {
    const { fault, advice } = FAILURE_TEXTS[answer.failed];
    const text = [fault, moneyTextOf(was.snapshot), advice].filter((part) => part !== null).join(' ');
    return { ...was, turn: was.turn + 1, errors: { '': text } };
  }
  const next = answer.flows[was.instance];
  if (next === undefined) return null;
  return { ...next, events: [], ...(was.choice !== undefined && { choice: was.choice }) };
}

function toHidden(
  type: string,
  identity: string,
  { instance, turn, sealed, events }: LiveState,
  peers: readonly (readonly [instance: string, sealed: string])[],
): [string, string][] {
  return [
    [FIELDS.flow, type],
    [FIELDS.instance, instance],
    [FIELDS.turn, String(turn)],
    ...(identity === '' ? [] : [[FIELDS.pin, identity] satisfies [string, string]]),
    ...(sealed === '' ? [] : [[FIELDS.sealed, sealed] satisfies [string, string]]),
    ...events.map((event): [string, string] => [FIELDS.event, event]),
    ...peers.map(([peer, seal]): [string, string] => [FIELDS.peer + peer, seal]),
  ];
}

import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type RefObject,
} from 'react';
import type { FlowMachine } from '#registry/define-flow';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { classNames } from '#blocks/ui/class-names';
import { Section } from '#blocks/ui/section';
import { toAnswerHash, toAnswerId } from './answer-focus';
import { ErrorSummary } from './error-summary';
import { FlowContext } from './flow-context';
import { toKey } from './flow-history';
import type { FlowPlace } from './flow-place';
import type { FlowState } from './flow-state';
import { reportAbandoned, useFlowEvents } from './use-flow-events';
import { forgetTyped } from './use-typed-again';
import { useFlowState, type MoneyText } from './use-flow-state';
import { useWindowClosed, useWindowClosing } from './use-window-closing';
import { useWindowTitle } from './use-window-title';
import styles from './flow.module.css';

/** Spread on the heading of each step: focus goes there when the step comes. */
export interface StepHeading {
  headingRef: RefObject<HTMLHeadingElement>;
  tabIndex: -1;
  id?: string;
}

export interface StateViewProps<Data, Props> {
  /** Prefix of ids. */
  id: string;
  data: Data;
  props: Props;
  heading: StepHeading;
  isPending: boolean;
}

type DataOf<Machine, State> = Machine extends { next(...given: never): infer Snapshot }
  ? Extract<Snapshot, { state: State }> extends { data: infer Data }
    ? Data
    : never
  : never;

type SnapshotOf<Machine> = Machine extends { next(...given: never): infer Snapshot } ? Snapshot : never;

type StateOf<Machine> = Machine extends { next(...given: never): { state: infer State } } ? State : never;

/** One view for each state of a machine. */
export type FlowViews<Machine, Props> = {
  [State in StateOf<Machine> & string]: ComponentType<StateViewProps<DataOf<Machine, State>, Props>>;
};

/** What every flow's view gets; the props are the registry's to validate. */
export interface FlowViewProps<Props = unknown> {
  place: FlowPlace;
  props: Props;
}

interface FlowViewOptions<Machine, Props> {
  /** Local events whose next step is a form of the same text. */
  carriedBy?: readonly string[];
  /** What a field is called in the summary of errors, where the error alone does not say which it is of. */
  labelOf?: (name: string, snapshot: SnapshotOf<Machine>, props: Props) => string | undefined;
  /** What the window around the flow is called at a step; null for what the page calls it. */
  windowTitleOf?: (snapshot: SnapshotOf<Machine>, props: Props) => string | null;
  /** What has happened to the visitor's money when a post of a step brought no answer; null where none was asked for. */
  moneyTextOf?: (snapshot: SnapshotOf<Machine>) => string | null;
  /** The local event that comes of closing the window at a step, and keeps it open; null where it closes. */
  closingEventOf?: (snapshot: SnapshotOf<Machine>) => string | null;
  /** Closing the window ends what was begun: it opens at the first step again. Left out: where it was left. */
  isForgottenOnClose?: (snapshot: SnapshotOf<Machine>) => boolean;
  /** The part of the address that a step has, on pages whose steps have some; empty for the page's own address. */
  segmentOf?: (snapshot: SnapshotOf<Machine>) => string;
  /** Has the flow something beside its form, such as a receipt? */
  isWide?: boolean | ((props: Props) => boolean);
}

const NO_EVENTS: readonly string[] = [];

type AnyStateView<Props> = ComponentType<StateViewProps<object, Props>>;

/**
 * The React view of a flow: the default export of its `view.tsx`. Shows the view of the state, the summary of
 * errors, and moves the focus: to the summary, or to the heading of a new step; never on the first load.
 */
export function createFlowView<Props, Machine extends FlowMachine<Props>>(
  type: string,
  machine: Machine,
  views: FlowViews<Machine, Props>,
  {
    carriedBy = NO_EVENTS,
    labelOf,
    windowTitleOf,
    moneyTextOf,
    closingEventOf,
    isForgottenOnClose,
    segmentOf,
    isWide = false,
  }: FlowViewOptions<Machine, Props> = {},
) {
  // The snapshot is as the machine has built it.
  const toMoneyText: MoneyText = (snapshot) => moneyTextOf?.(snapshot as SnapshotOf<Machine>) ?? null;
  const toSegment = (snapshot: FlowState['snapshot']) => segmentOf?.(snapshot as SnapshotOf<Machine>) ?? null;
  return memo(function FlowView({ place, props }: FlowViewProps<Props>) {
    const { instance: id } = place;
    const hash = toAnswerHash(place);
    const flow = useFlowState(type, machine, place, props, carriedBy, toMoneyText, toSegment);
    const { state, hidden, isPending, submit, raise, ask } = flow;
    const root = useRef<HTMLDivElement>(null);
    const headingRef = useRef<HTMLHeadingElement>(null);
    const missedTitle = useStepFocus(root, headingRef, state);
    useFlowEvents(type, machine, root, state, flow.firstStep);
    const isAtEnd = machine.isFinal(state.snapshot.state);
    useEffect(() => {
      if (isAtEnd) forgetTyped(toKey(place));
    }, [isAtEnd, place]);
    const { edited, noteEdit } = useEdited(state.turn);
    // As the machine has built it.
    const snapshot = state.snapshot as SnapshotOf<Machine>;
    // Closing goes back in the history, which may show an earlier step before the window tells that it has closed.
    const left = useRef<SnapshotOf<Machine> | null>(null);
    const isKept = useCallback(() => {
      const closing = closingEventOf?.(snapshot) ?? null;
      if (closing === null) left.current = snapshot;
      else raise(closing);
      return closing !== null;
    }, [snapshot, raise]);
    useWindowClosing(place.windowId, isKept);
    const { restart } = flow;
    const forget = useCallback(() => {
      const last = left.current ?? snapshot;
      left.current = null;
      if (!isForgottenOnClose?.(last)) return;
      reportAbandoned(type, machine, last.state);
      forgetTyped(toKey(place));
      restart({ isAtEnd: machine.isFinal(last.state) });
    }, [snapshot, restart, place]);
    useWindowClosed(place.windowId, forget);
    const isWindowTitled = useWindowTitle(place.windowId, windowTitleOf?.(snapshot, props) ?? null);
    const context = useMemo(
      () => ({ id, hash, state, hidden, isPending, isWindowTitled, edited, submit, raise, ask }),
      [id, hash, state, hidden, isPending, isWindowTitled, edited, submit, raise, ask],
    );
    // The views are checked against the machine's states; here they are picked by the state's name.
    const View = (views as unknown as Record<string, AnyStateView<Props>>)[state.snapshot.state];
    const hasErrors = Object.keys(state.errors ?? {}).length > 0;
    if (View === undefined) return null;
    return (
      <Section id={id} rhythm="regular">
        <div
          ref={root}
          data-flow={type}
          data-state={state.snapshot.state}
          aria-busy={isPending}
          onInput={noteEdit}
          className={classNames(
            styles.flow,
            (typeof isWide === 'function' ? isWide(props) : isWide) && styles.wide,
          )}
        >
          <FlowContext.Provider value={context}>
            <output className="visually-hidden">{isPending ? 'Отправляем…' : missedTitle}</output>
            {state.sentWith && <SentWith {...state.sentWith} />}
            <ErrorSummary takesFocus={flow.isAnswer} labelOf={(name) => labelOf?.(name, snapshot, props)} />
            <View
              id={id}
              data={state.snapshot.data}
              props={props}
              isPending={isPending}
              heading={{
                headingRef,
                tabIndex: -1,
                ...(flow.isAnswer && !hasErrors && { id: toAnswerId(id) }),
              }}
            />
          </FlowContext.Provider>
        </div>
      </Section>
    );
  });
}

/** What another page has sent the visitor with, and the way back there. */
function SentWith({ note, back }: NonNullable<FlowState['sentWith']>) {
  return (
    <div className={styles.summary}>
      <Notice kind="info">
        <p>{note}</p>
        {back && (
          <p>
            <Link href={back.href}>{back.title}</Link>
          </p>
        )}
      </Notice>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The names of the fields that were changed since an answer. */
function useEdited(turn: number) {
  const [edited, setEdited] = useState({ turn, names: NONE });
  const noteEdit = useCallback(
    ({ target }: FormEvent) => {
      const name = 'name' in target && typeof target.name === 'string' ? target.name : '';
      if (name === '') return;
      setEdited(({ turn: at, names }) => {
        if (at === turn && names.has(name)) return { turn: at, names };
        return { turn, names: new Set([...(at === turn ? names : NONE), name]) };
      });
    },
    [turn],
  );
  return { edited: edited.turn === turn ? edited.names : NONE, noteEdit };
}

/** An answer may come late, when the visitor has gone on to write elsewhere. */
function isTypingOutside(root: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active?.matches('input, select, textarea') === true && root?.contains(active) === false;
}

/** The focus goes with the steps. Of one that it did not go to, the title, to be told; errors tell themselves. */
function useStepFocus(
  root: RefObject<HTMLElement>,
  heading: RefObject<HTMLElement>,
  state: FlowState,
): string {
  const [missed, setMissed] = useState('');
  const seen = useRef<FlowState | null>(null);
  useEffect(() => {
    const was = seen.current;
    seen.current = state;
    if (was === null || was === state) return;
    if (was.turn === state.turn && was.snapshot.state === state.snapshot.state) return;
    const summary = root.current?.querySelector<HTMLElement>('[data-error-summary]');
    const isElsewhere = isTypingOutside(root.current);
    setMissed(isElsewhere && !summary ? (heading.current?.textContent ?? '') : '');
    if (!isElsewhere) (summary ?? heading.current)?.focus();
  }, [root, heading, state]);
  return missed;
}

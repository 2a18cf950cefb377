import { useActionData, useFetcher, useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FlowMachine } from '#registry/define-flow';
import type { FailedPost } from './flow-client-action';
import { FIELDS, type FlowState, type PageFlows } from './flow-state';
import { useHydrated } from './use-hydrated';

/** A flow as the browser keeps it: where the server sealed it, and what the visitor did since. */
interface LiveState extends FlowState {
  events: string[];
}

type HistoryState = { flows?: Record<string, LiveState> } | null;

export const OFFLINE_TEXT = 'Нет связи. Проверьте подключение и попробуйте ещё раз.';

/**
 * The flows of the document. `navigate` takes effect later, so two flows that finish together must not each write
 * their own idea of the whole.
 */
const live: { key: string; flows: Record<string, LiveState> } = { key: '', flows: {} };

/**
 * The state of one flow, in the browser's own history: a new step is a new entry, so Back, Forward and reload are
 * the browser's. Posts go by fetcher; local events are done at once and told with the next post.
 */
export function useFlowState<Props>(
  type: string,
  machine: FlowMachine<Props>,
  instance: string,
  props: Props,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The page route's action gives nothing else; a page that was not posted to has none.
  const posted = useActionData() as PageFlows | undefined;
  const fetcher = useFetcher<PageFlows | FailedPost>({ key: `flow ${instance}` });
  const address = location.pathname + location.search;

  const first = useMemo<LiveState>(() => {
    const given = posted?.flows[instance];
    if (given) return { ...given, events: [] };
    return { instance, snapshot: machine.start(props), sealed: '', turn: 0, events: [] };
  }, [posted, instance, machine, props]);
  const stored = isHydrated ? (location.state as HistoryState)?.flows : undefined;
  const current = stored?.[instance] ?? first;

  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  useEffect(() => {
    if (isHydrated) adopt(location.key, stored ?? toLive(posted));
  }, [isHydrated, location.key, stored, posted]);
  const postedFrom = useRef<LiveState | null>(null);
  const isLocked = useRef(false);

  const go = useCallback(
    (next: LiveState, replace: boolean) => {
      live.flows = { ...live.flows, [instance]: next };
      navigate(address, { replace, preventScrollReset: true, state: { flows: live.flows } });
    },
    [navigate, address, instance],
  );

  const raise = useCallback(
    (event: string) => {
      const { errors: _errors, values: _values, ...from } = latest.current;
      const snapshot = machine.next(from.snapshot, { type: event });
      if (snapshot === from.snapshot) return;
      go({ ...from, snapshot, events: [...from.events, event], turn: from.turn + 1 }, false);
    },
    [machine, go],
  );

  const url = toPostUrl(location);
  const submit = useCallback(
    (form: HTMLFormElement, submitter: HTMLElement | null) => {
      // `fetcher.state` is a render late: a double click needs a lock at once.
      if (isLocked.current) return;
      isLocked.current = true;
      postedFrom.current = latest.current;
      fetcher.submit(new FormData(form, submitter), { method: 'post', action: url });
    },
    [fetcher, url],
  );

  const applied = useRef<unknown>(fetcher.data);
  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    isLocked.current = false;
    if (fetcher.data === undefined || applied.current === fetcher.data) return;
    applied.current = fetcher.data;
    const was = latest.current;
    const next = toNext(fetcher.data, was);
    // The visitor went back meanwhile: only the end of the flow may pull them forward.
    if (next === null || (was !== postedFrom.current && !machine.isFinal(next.snapshot.state))) return;
    go(next, next.snapshot.state === was.snapshot.state);
  }, [fetcher.state, fetcher.data, machine, go]);

  const hidden = useMemo(
    () => toHidden(type, current, isHydrated ? undefined : posted),
    [type, current, isHydrated, posted],
  );
  return {
    ...{ state: current, hidden, url, submit, raise },
    isPending: fetcher.state !== 'idle',
    /** The page is the answer to a post of this flow: its first focus is the flow's. */
    isAnswer: !isHydrated && posted?.target === instance,
  };
}

/** The history entry that is shown now has the last word on where its flows stand. */
function adopt(key: string, flows: Record<string, LiveState>): void {
  if (live.key === key) return;
  live.key = key;
  live.flows = flows;
}

function toLive(posted: PageFlows | undefined): Record<string, LiveState> {
  return Object.fromEntries(
    Object.entries(posted?.flows ?? {}).map(([instance, state]) => [instance, { ...state, events: [] }]),
  );
}

function toNext(answer: PageFlows | FailedPost, was: LiveState): LiveState | null {
  if ('failed' in answer) return { ...was, turn: was.turn + 1, errors: { '': OFFLINE_TEXT } };
  const next = answer.flows[was.instance];
  return next === undefined ? null : { ...next, events: [] };
}

/** `/` is an index route: without `?index` a post to it would go to the root. */
function toPostUrl({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === '/' ? `/?index${search.replace(/^\?/, '&')}` : pathname + search;
}

function toHidden(
  type: string,
  { instance, turn, sealed, events }: LiveState,
  posted: PageFlows | undefined,
): [string, string][] {
  const peers = Object.values(posted?.flows ?? {}).filter((state) => state.instance !== instance);
  return [
    [FIELDS.flow, type],
    [FIELDS.instance, instance],
    [FIELDS.turn, String(turn)],
    ...(sealed === '' ? [] : [[FIELDS.sealed, sealed] satisfies [string, string]]),
    ...events.map((event): [string, string] => [FIELDS.event, event]),
    ...peers.map((state): [string, string] => [FIELDS.peer + state.instance, state.sealed]),
  ];
}

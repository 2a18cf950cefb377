import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useFlow } from '../kit/engine/flow-context';
import { getKept, keep, toKey, type LiveState } from '../kit/engine/flow-history';
import { FIELDS, type FlowState } from '../kit/engine/flow-state';
import { postFlow } from '../kit/engine/post-flow';
import { noteOpened } from './use-window';

/**
 * Posts the action `load` in the background. What comes of it takes the place of this step in the history: Back leaves
 * the survey, and does not lead to a step that goes on by itself.
 */
export function useLoad(place: RefObject<HTMLElement>) {
  const { state, hidden } = useFlow();
  const [isLoading, setLoading] = useState(false);
  const isLocked = useRef(false);
  const load = useCallback(async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setLoading(true);
    noteOpened(place.current?.closest('dialog'));
    const key = toKey({ instance: state.instance, identity: '' });
    const before = getKept(key);
    const post = new URLSearchParams(hidden.map(([name, value]) => [name, value]));
    post.append(FIELDS.action, 'load');
    const answer = await postFlow(post);
    isLocked.current = false;
    setLoading(false);
    // The window was closed meanwhile, or the visitor went elsewhere in the history.
    if (getKept(key) !== before || !isShown(place.current)) return;
    const next = 'failed' in answer ? undefined : answer.flows[state.instance];
    keep(key, toNext(next, state), { isNewEntry: false });
  }, [place, state, hidden]);
  return { load, isLoading };
}

/** Loads as soon as the step comes into view: a window that is closed shows nothing. */
export function useLoadWhenShown(place: RefObject<HTMLElement>): void {
  const { load } = useLoad(place);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  }, [load]);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void latest.current();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
}

function isShown(element: HTMLElement | null): boolean {
  const dialog = element?.closest('dialog');
  return element !== null && (!dialog || dialog.hasAttribute('open'));
}

/** No answer, and one that says why there are no questions, are the same to a visitor (SURV-17). */
function toNext(next: FlowState | undefined, { instance, turn }: FlowState): LiveState {
  if (next !== undefined && next.errors === undefined) return { ...next, events: [] };
  const snapshot = { state: 'loadError', data: {} };
  return { instance, snapshot, sealed: '', turn: turn + 1, events: [] };
}

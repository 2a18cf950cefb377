import { useEffect, type RefObject } from 'react';
import { toAnswerId } from '../kit/engine/answer-focus';
import type { FlowState } from '../kit/engine/flow-state';
import { useFlow } from '../kit/engine/flow-context';
import { keep, toKey } from '../kit/engine/flow-history';
import { useHydrated } from '../kit/engine/use-hydrated';
import { machine } from './machine';

/** Windows that were closed since their survey was loaded last. */
const closed = new WeakSet<HTMLElement>();

/**
 * Closing the window that a step of the survey stands in leads back to the beginning (SURV-07), however it was closed;
 * so does an entry of the history that it was left at.
 */
export function useFreshStart(place: RefObject<HTMLElement>): void {
  const { state } = useFlow();
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (!dialog) return undefined;
    if (closed.has(dialog)) startAnew(state);
    const onClose = () => {
      closed.add(dialog);
      startAnew(state);
    };
    dialog.addEventListener('close', onClose);
    return () => dialog.removeEventListener('close', onClose);
  }, [place, state]);
}

/** Can the survey close the window that it stands in? Without scripts only the window's own cross does. */
export function useCanClose(): boolean {
  const { id, hash } = useFlow();
  return useHydrated() && hash !== `#${toAnswerId(id)}`;
}

/** From now on the survey in this window is under way. */
export function noteOpened(dialog: Element | null | undefined): void {
  if (dialog instanceof HTMLElement) closed.delete(dialog);
}

/** On the entry that is shown: the visitor has left the survey, not gone on in it. What was sealed is forgotten. */
function startAnew({ instance, snapshot, turn }: FlowState): void {
  // The engine took the snapshot from this very machine.
  const from = snapshot as Parameters<typeof machine.next>[0];
  const next = machine.next(from, { type: 'RESET' });
  if (next === from) return;
  const fresh = { instance, snapshot: next, sealed: '', turn: turn + 1, events: [] };
  keep(toKey({ instance, identity: '' }), fresh, { isNewEntry: false });
}

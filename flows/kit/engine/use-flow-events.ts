import { useEffect, useRef, type RefObject } from 'react';
import type { FlowMachine } from '#registry/define-flow';
import { pushEvent } from '#blocks/ui/push-event';
import type { FlowState } from './flow-state';

/** How much of a flow counts as seen. */
const SEEN_SHARE = 0.5;

/** Reports what happens in a flow by itself: seen, each step, each refusal, success, and where it was left. */
export function useFlowEvents<Props>(
  flow: string,
  machine: FlowMachine<Props>,
  root: RefObject<HTMLElement>,
  state: FlowState,
  firstStep: string,
): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        pushEvent({ event: 'flow_open', flow });
      },
      { threshold: SEEN_SHARE },
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [flow, root]);

  const seen = useRef<FlowState | null>(null);
  useEffect(() => {
    const was = seen.current;
    seen.current = state;
    // What begins anew in a window that was closed is no step of the visitor's.
    const isSeen = root.current?.closest('dialog:not([open])') == null;
    if (was !== null && was !== state && isSeen) reportChange(flow, machine, was, state);
  }, [flow, machine, root, state]);

  const step = state.snapshot.state;
  const isUnderWay = step !== firstStep && !machine.isFinal(step);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const leave = () => pushEvent({ event: 'flow_abandon', flow, step });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [flow, step, isUnderWay]);
}

/** The flow was left before its end. */
export function reportAbandoned<Props>(flow: string, machine: FlowMachine<Props>, step: string): void {
  if (!machine.isFinal(step)) pushEvent({ event: 'flow_abandon', flow, step });
}

function reportChange<Props>(
  flow: string,
  machine: FlowMachine<Props>,
  was: FlowState,
  now: FlowState,
): void {
  const step = now.snapshot.state;
  const fields = Object.keys(now.errors ?? {});
  if (fields.length > 0 && was.turn !== now.turn) {
    pushEvent({ event: 'flow_error', flow, step, fields: fields.join(',') });
  }
  if (was.snapshot.state === step) return;
  pushEvent({ event: 'flow_step', flow, step });
  if (machine.isFinal(step)) pushEvent({ event: 'flow_success', flow });
}

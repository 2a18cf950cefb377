/** Why the slides stand still. `visitor`: the button; `unseen`: less than 80 percent in view. */
export type Reason = 'visitor' | 'unseen' | 'hover' | 'focus' | 'drag' | 'hidden-tab';

export interface Rotation {
  hold: (reason: Reason) => void;
  release: (reason: Reason) => void;
  /** The slide in view has just come: it gets its whole time. */
  restart: () => void;
}

/** Calls `step` every `periodMs` while there is no reason to stand still. Begins unseen. */
export function createRotation(step: () => void, periodMs: number, signal: AbortSignal): Rotation {
  const reasons = new Set<Reason>(['unseen']);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (reasons.size > 0 || periodMs === 0 || signal.aborted) return;
    timer = setTimeout(() => {
      step();
      restart();
    }, periodMs);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    hold: (reason) => {
      reasons.add(reason);
      restart();
    },
    release: (reason) => {
      if (reasons.delete(reason)) restart();
    },
    restart,
  };
}

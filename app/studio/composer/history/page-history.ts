import type { ComposerData } from '#cms/composing/composer-item';
import { isSameContent } from '../is-same-content';

/** What is typed in one place without a longer pause is one step, in ms. */
export const TYPING_PAUSE_MS = 500;
/** The oldest steps are given up beyond so many. */
const MAX_STEPS = 500;

interface HistoryState {
  canUndo: boolean;
  canRedo: boolean;
  /** How often a step was taken back or done again: what is typed elsewhere has to be read anew. */
  turns: number;
}

/** How a state of the page came to be. */
interface Change {
  /** The control that it was typed in; null for what is a step by itself. */
  place: unknown;
  /** Milliseconds of any clock. */
  at: number;
}

export interface PageHistory {
  subscribe: (listener: () => void) => () => void;
  read: () => HistoryState;
  /** What the page is now. A state that the history has just given itself is no new step. */
  note: (data: ComposerData, change: Change) => void;
  /** The state before the last step, and after the next one; null when there is none. */
  back: () => ComposerData | null;
  forward: () => ComposerData | null;
}

/**
 * The steps that can be taken back. Puck has such a list too, but writes a change into it 250 ms late: a step that is
 * taken back sooner could never be done again. Here a change is written down as it happens.
 */
export function createPageHistory(initial: ComposerData): PageHistory {
  const listeners = new Set<() => void>();
  let steps: readonly ComposerData[] = [initial];
  let index = 0;
  let typing: Change | null = null;
  let state: HistoryState = { canUndo: false, canRedo: false, turns: 0 };

  const tell = (turns: number) => {
    state = { canUndo: index > 0, canRedo: index < steps.length - 1, turns };
    for (const listener of listeners) listener();
  };
  const turn = (by: -1 | 1): ComposerData | null => {
    const data = steps[index + by];
    if (data === undefined) return null;
    index += by;
    typing = null;
    tell(state.turns + 1);
    return data;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    note(data, change) {
      const current = steps[index];
      if (current !== undefined && isSamePage(current, data)) return;
      const goesOn = isSameTyping(typing, change);
      typing = change;
      const before = steps.slice(0, goesOn ? index : index + 1);
      steps = [...before, data].slice(-MAX_STEPS);
      index = steps.length - 1;
      tell(state.turns);
    },
    back: () => turn(-1),
    forward: () => turn(1),
  };
}

function isSameTyping(last: Change | null, { place, at }: Change): boolean {
  return place !== null && last !== null && last.place === place && at - last.at < TYPING_PAUSE_MS;
}

/** Do both make the same text? */
export function isSamePage(one: ComposerData, other: ComposerData): boolean {
  return one.root.props.text === other.root.props.text && isSameContent(one.content, other.content);
}

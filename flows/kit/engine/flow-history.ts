import type { FlowState } from './flow-state';

/** A flow as the browser keeps it: where the server sealed it, and what the visitor did since. */
export interface LiveState extends FlowState {
  /** Local events since the seal, in order. */
  events: string[];
  /** What was chosen at the first step, of those that give a choice. */
  choice?: string;
}

type LiveStates = Readonly<Record<string, LiveState>>;

/** The key in `history.state`; windows keep theirs beside it (`blocks/ui/overlay-page`). */
const STATE_KEY = 'flows';
/** How many entries were added since a window was opened: closing it takes them back (`blocks/ui/overlay-page`). */
const DEPTH_KEY = 'overlayDepth';

/**
 * The flows of the document, in the browser's own history: a new step is a new entry, so Back, Forward and reload
 * are the browser's. Keys are instances with what the flow is about.
 */
let shown: LiveStates | null = null;
const listeners = new Set<() => void>();
/** What flows of the document begin with since another one has learned something for them. */
const begun = new Map<string, LiveState>();

export function toKey({ instance, identity }: { instance: string; identity: string }): string {
  return identity === '' ? instance : `${instance} ${identity}`;
}

/** Where a flow stands in the entry that is shown; null where it has not begun. */
export function getKept(key: string): LiveState | null {
  shown ??= readEntry();
  return shown[key] ?? null;
}

/** What a flow begins with instead of its first step; null where no other flow has learned anything for it. */
export const getBegun = (key: string): LiveState | null => begun.get(key) ?? null;

export function keepBegun(states: Readonly<Record<string, FlowState>>): void {
  for (const state of Object.values(states)) {
    begun.set(toKey({ instance: state.instance, identity: state.pin ?? '' }), { ...state, events: [] });
  }
  listeners.forEach((listener) => listener());
}

interface Keeping {
  isNewEntry: boolean;
  /** Of the new entry; left out for the one of the entry before. */
  address?: string | null;
}

/** Puts a flow on a new entry, or on the one that is shown. */
export function keep(key: string, next: LiveState, { isNewEntry, address }: Keeping): void {
  shown = { ...(shown ?? readEntry()), [key]: next };
  const entry: Record<string, unknown> = { ...history.state, [STATE_KEY]: shown };
  if (isNewEntry) {
    const depth = entry[DEPTH_KEY];
    const given = typeof depth === 'number' ? { ...entry, [DEPTH_KEY]: depth + 1 } : entry;
    history.pushState(given, '', address ?? null);
  } else history.replaceState(entry, '');
  listeners.forEach((listener) => listener());
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', follow);
  };
}

/** Back and Forward: the entry that is shown now has the last word. */
function follow(): void {
  shown = readEntry();
  listeners.forEach((listener) => listener());
}

function readEntry(): LiveStates {
  const state: unknown = history.state;
  const flows: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, STATE_KEY) : null;
  // Only `keep` writes there, and the browser gives it back as it was.
  return typeof flows === 'object' && flows !== null ? (flows as LiveStates) : {};
}

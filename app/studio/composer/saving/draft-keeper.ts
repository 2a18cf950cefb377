import type { SavedAnswer, StandingState } from '../save-answer';

/** How sending a draft ended: an answer of the server, or none. */
export type SendOutcome = SavedAnswer | { outcome: 'signed-out' | 'unreachable' | 'refused' };

export interface KeeperState {
  /**
   * `refused`: the server does not want it, and would not want it again. `gone`: the page was removed. In a conflict
   * nothing is saved until the editor says what to do.
   */
  phase: 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' | 'conflict' | 'refused' | 'gone';
  /** Milliseconds since 1970; null when nothing was ever saved. */
  savedAt: number | null;
  /** What somebody else has saved meanwhile. */
  rival: StandingState | null;
}

/** What stands in the browser until the server has it. */
export interface LocalCopy {
  body: string;
  /** The state that it was made from. */
  mark: string;
  at: number;
}

export interface KeeperParts {
  standing: StandingState;
  send: (change: { body: string; mark: string }) => Promise<SendOutcome>;
  /** Null forgets the copy. */
  keepCopy: (copy: LocalCopy | null) => void;
  now: () => number;
}

/** A text that takes time to write is written so long after the first of its changes, in ms. */
export const READ_AFTER_MS = 400;
/** The draft is sent so long after the last change, in ms. */
export const SAVE_AFTER_MS = 1200;
/** A draft that could not be sent is tried again after this time, and later each second one, in ms. */
export const RETRY_AFTER_MS = [2000, 5000, 10_000, 30_000] as const;

export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void;
  read: () => KeeperState;
  /** What the editor has now; equal to what stands, it changes nothing. */
  change: (body: string) => void;
  /** The same for a text that takes time to write: not with each key, but before anything is asked or done about it. */
  changeSoon: (read: () => string) => void;
  /** Sends at once what waits. */
  flush: () => Promise<void>;
  /** Saves over what somebody else has saved: said by the editor, never by itself. */
  overwrite: () => Promise<void>;
  /** Goes on from what stands; what the editor had is no longer theirs to save. */
  adopt: (standing: StandingState) => void;
  isUnsaved: () => boolean;
  stop: () => void;
}

/** Saves a draft as it is written; loses nothing when the network, the session or somebody else is in the way. */
export function createDraftKeeper({ standing, send, keepCopy, now }: KeeperParts): DraftKeeper {
  const listeners = new Set<() => void>();
  let state: KeeperState = { phase: 'saved', savedAt: standing.savedAt, rival: null };
  let saved = { body: standing.body, mark: standing.mark };
  let body = standing.body;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let failures = 0;
  let unread: (() => string) | null = null;
  let readTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Partial<KeeperState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const schedule = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  };
  const isHeld = () => state.phase === 'conflict' || state.phase === 'gone';

  async function sendOnce(): Promise<void> {
    const sent = body;
    set({ phase: 'saving' });
    const answer = await send({ body: sent, mark: saved.mark });
    if (answer.outcome === 'saved') settle(sent, answer);
    else if (answer.outcome === 'conflict') meet(sent, answer.standing);
    else if (answer.outcome === 'missing') set({ phase: 'gone' });
    else if (answer.outcome === 'refused') set({ phase: 'refused' });
    else retry(answer.outcome === 'signed-out' ? 'signed-out' : 'offline');
  }

  function settle(sent: string, { mark, savedAt }: { mark: string; savedAt: number | null }): void {
    saved = { body: sent, mark };
    failures = 0;
    const isDone = body === sent;
    if (isDone) keepCopy(null);
    else keepCopy({ body, mark, at: now() });
    set({ phase: isDone ? 'saved' : 'changed', savedAt, rival: null });
    if (!isDone) schedule(SAVE_AFTER_MS);
  }

  /** Somebody else has saved; the same text is no conflict (an answer of ours that was lost on the way). */
  function meet(sent: string, rival: StandingState): void {
    if (rival.body === sent) settle(sent, rival);
    else set({ phase: 'conflict', rival });
  }

  function retry(phase: 'offline' | 'signed-out'): void {
    set({ phase });
    schedule(RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? SAVE_AFTER_MS);
    failures += 1;
  }

  function readNow(): void {
    clearTimeout(readTimer);
    const read = unread;
    unread = null;
    if (read === null) return;
    const next = read();
    if (next !== body) change(next);
    // It was said to have changed before anybody had looked.
    else if (body === saved.body && state.phase === 'changed') set({ phase: 'saved' });
  }

  function change(next: string): void {
    if (next === body) return;
    body = next;
    const isBack = body === saved.body;
    keepCopy(isBack ? null : { body, mark: saved.mark, at: now() });
    if (isHeld() || underWay !== null) return;
    set({ phase: isBack ? 'saved' : 'changed' });
    if (isBack) clearTimeout(timer);
    else schedule(SAVE_AFTER_MS);
  }

  async function flush(): Promise<void> {
    readNow();
    clearTimeout(timer);
    if (underWay !== null) return underWay;
    if (body === saved.body || isHeld()) return;
    underWay = sendOnce().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    change,
    changeSoon(read) {
      if (unread === null) readTimer = setTimeout(readNow, READ_AFTER_MS);
      unread = read;
      if (state.phase === 'saved') set({ phase: 'changed' });
    },
    flush,
    async overwrite() {
      readNow();
      if (state.rival === null) return;
      saved = { ...saved, mark: state.rival.mark };
      set({ phase: 'changed', rival: null });
      return flush();
    },
    adopt(next) {
      clearTimeout(timer);
      unread = null;
      saved = { body: next.body, mark: next.mark };
      body = next.body;
      keepCopy(null);
      set({ phase: 'saved', savedAt: next.savedAt, rival: null });
    },
    isUnsaved() {
      readNow();
      return body !== saved.body;
    },
    stop() {
      readNow();
      clearTimeout(timer);
    },
  };
}

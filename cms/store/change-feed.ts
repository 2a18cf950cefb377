import {
  CHANNEL,
  findNewestChange,
  forgetChangesBefore,
  readChangesAfter,
  type ContentChange,
} from './content-changes';
import type { ListenerEvents } from './database/postgres-listener';
import { isPostgresUrl } from './database/postgres-url';
import type { Store } from './tables';

/** Tells of every change of what is published, whichever process made it. */
export interface ChangeFeed {
  /** Gives a function that ends it. */
  onChange: (listener: (change: ContentChange) => void) => () => void;
  /** Tells of what was changed before this call; awaited by whoever changed it. Never rejects. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** SQLite calls nobody: one indexed look at its newest line costs some 20 µs. */
const SQLITE_POLL_MS = 250;
/** PostgreSQL calls; this is for a connection that is dead and does not know it. */
const POSTGRES_POLL_MS = 5000;
const HOUR_MS = 3_600_000;
const KEPT_MS = 7 * 24 * HOUR_MS;

/** `place` as the store was opened with. `onFault` is told once when the feed begins to fail, until it works again. */
export async function openChangeFeed(
  store: Store,
  place: string,
  onFault: (error: unknown) => void,
): Promise<ChangeFeed> {
  const listeners = new Set<(change: ContentChange) => void>();
  let known = await findNewestChange(store);
  let knownAt = Date.now();
  let isFaulty = false;
  let underWay = Promise.resolve();
  let next: Promise<void> | null = null;

  function fault(error: unknown): void {
    if (!isFaulty) onFault(error);
    isFaulty = true;
  }

  function tell(change: ContentChange): void {
    for (const listener of listeners) listener(change);
  }

  async function read(): Promise<void> {
    try {
      const { changes, newest } = await readChangesAfter(store, known);
      // Lines are kept for a week: after a longer sleep nobody knows what is missing.
      const missed: ContentChange[] = Date.now() - knownAt > KEPT_MS - HOUR_MS ? [null] : changes;
      known = newest;
      knownAt = Date.now();
      isFaulty = false;
      missed.forEach(tell);
    } catch (error) {
      // What is cached stays: a database that is down must not take the pages with it. The next look finds the rest.
      fault(error);
    }
  }

  /** One look at a time; all who ask while one is under way share the one after it. */
  function catchUp(): Promise<void> {
    next ??= underWay.then(() => {
      next = null;
      underWay = read();
      return underWay;
    });
    return next;
  }

  const forget = () => {
    forgetChangesBefore(store, Date.now() - KEPT_MS).catch(fault);
  };
  const isPostgres = isPostgresUrl(place);
  const listener = isPostgres ? await listen(place, { onCall: () => void catchUp(), onFault: fault }) : null;
  const timers = [
    setInterval(() => void catchUp(), isPostgres ? POSTGRES_POLL_MS : SQLITE_POLL_MS),
    setInterval(forget, HOUR_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    catchUp,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      timers.forEach(clearInterval);
      await listener?.close();
      await underWay;
    },
  };
}

async function listen(url: string, events: ListenerEvents): Promise<{ close: () => Promise<void> }> {
  const { listenToPostgres } = await import('./database/postgres-listener');
  return listenToPostgres(url, CHANNEL, events);
}

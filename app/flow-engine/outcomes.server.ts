import type { Store } from '#cms/store/tables';
import {
  claimOutcome,
  findOutcome,
  forgetOutcomes,
  prolongOutcome,
  releaseOutcome,
  setOutcomeEnd,
  writeOutcome,
} from '#cms/store/visitors/flow-outcomes';
import type { Cipher } from './cipher.server';

/** Something was begun that may have been done: it must not be repeated by itself. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** What a run has come to. */
export interface RunOutcome<T> {
  value: T;
  /** Repeats get the same; otherwise only those who already wait for it. */
  keep: boolean;
  /** It did something that must not be done twice. */
  isCommit?: boolean;
  /** How long repeats get it, when that is shorter than the run's own time. */
  ttlMs?: number;
}

export interface RunTerms {
  /** How long repeats get the outcome, from the end of the run. */
  ttlMs: number;
  /** May a run that fell silent be run again? Sending a code may; a payment may not, it may have been made. */
  isRepeatable?: boolean;
}

export interface Outcomes {
  /** See `FlowMemory.once`. */
  once: <T>(key: string, terms: RunTerms, run: () => Promise<RunOutcome<T>>) => Promise<T>;
  /** Deletes what has expired. */
  sweep: () => Promise<void>;
}

const POLL_MS = 100;
/** Without a sign of life for so long a run is given up: its process is gone. A busy store may delay one by 10 s. */
const MAX_SILENCE_MS = 15_000;
const SIGN_EVERY_MS = 3000;
/** How long one waits for a run under way; a call with 20 MB of files takes 22 s. */
const MAX_WAIT_MS = 30_000;
const RETRY_MS = { first: 100, most: 5000 };

/** What a run has come to and the store does not know yet. */
interface Unwritten {
  /** As it is stored; null for what runs again. */
  outcome: string | null;
  /** Milliseconds since 1970; repeats are not expected after that. */
  until: number;
  write: () => Promise<void>;
}

/** `cipher` keeps phone numbers from whoever reads the disk; `onFault` hears of a sign of life that was not written. */
export function createOutcomes(
  store: Store,
  now: () => number,
  cipher: Cipher,
  onFault: (error: unknown) => void,
): Outcomes {
  const unwritten = new Map<string, Unwritten>();

  async function once<T>(key: string, terms: RunTerms, run: () => Promise<RunOutcome<T>>): Promise<T> {
    const known = unwritten.get(key)?.outcome;
    if (typeof known === 'string') return read<T>(key, known);
    if (!(await claim(key, terms))) {
      const outcome = await waitFor(key, terms);
      if (outcome !== null) return read<T>(key, outcome);
    }
    const { value, keep, isCommit = false, ttlMs = terms.ttlMs } = await runAlive(key, terms, run);
    const outcome = cipher.lock(JSON.stringify(value), key);
    const fault = await settle(key, {
      outcome: keep ? outcome : null,
      until: now() + ttlMs,
      // One that is not kept expires at once: who waits for it still reads it, the next one runs again.
      write: () => writeOutcome(store, key, { outcome, expiresAt: keep ? now() + ttlMs : now() - 1 }),
    });
    if (fault !== null && keep && isCommit) {
      throw new UnknownOutcome('what was done could not be stored yet', { cause: fault });
    }
    return value;
  }

  /** Runs under the claim; it is let go when nothing has come of the run. */
  async function runAlive<T>(
    key: string,
    { ttlMs }: RunTerms,
    run: () => Promise<RunOutcome<T>>,
  ): Promise<RunOutcome<T>> {
    const signs = setInterval(() => {
      // The run goes on: the next sign may be written, and five in a row have to be missing before it is given up.
      showLife(key, ttlMs).catch(onFault);
    }, SIGN_EVERY_MS);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) {
        await settle(key, { outcome: null, until: now() + ttlMs, write: () => releaseOutcome(store, key) });
      }
      throw error;
    } finally {
      clearInterval(signs);
    }
  }

  /** True for the first; see `claimOutcome`. */
  async function claim(key: string, { ttlMs, isRepeatable = false }: RunTerms): Promise<boolean> {
    const at = now();
    return claimOutcome(store, key, {
      at,
      expiresAt: at + ttlMs + MAX_SILENCE_MS,
      silentBefore: isRepeatable ? at - MAX_SILENCE_MS : null,
    });
  }

  /** A window begins when its run ends, so a run under way holds the key however long it takes. */
  async function showLife(key: string, ttlMs: number): Promise<void> {
    const at = now();
    await prolongOutcome(store, key, { at, expiresAt: at + ttlMs + MAX_SILENCE_MS });
  }

  /** The outcome of the run under way, or done; null when the run fell silent and is now this one's to run again. */
  async function waitFor(key: string, terms: RunTerms): Promise<string | null> {
    const until = performance.now() + MAX_WAIT_MS;
    while (performance.now() < until) {
      const known = await findOutcome(store, key);
      if (known === null) throw new Error('the first run of this step failed; this one was not tried');
      if (known.outcome !== null) {
        // No window reaches so far: the clock was set back since.
        const isTooFar = known.expiresAt > now() + terms.ttlMs + MAX_SILENCE_MS;
        if (isTooFar) await setOutcomeEnd(store, key, now() + terms.ttlMs);
        return known.outcome;
      }
      if (now() - known.aliveAt > MAX_SILENCE_MS) {
        if (terms.isRepeatable && (await claim(key, terms))) return null;
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new UnknownOutcome('the first run of this step did not end in time');
  }

  function read<T>(key: string, outcome: string): T {
    const text = cipher.unlock(outcome, key);
    if (text === null) throw new UnknownOutcome('the outcome of this step is locked with another secret');
    // Written by `once` from a value of the same action.
    return JSON.parse(text) as T;
  }

  /** Writes what a run has come to. When the store fails, gives its error and goes on trying until it works. */
  async function settle(key: string, settled: Unwritten): Promise<unknown> {
    try {
      await settled.write();
      return null;
    } catch (error) {
      unwritten.set(key, settled);
      retryLater(key, settled, RETRY_MS.first);
      return error;
    }
  }

  function retryLater(key: string, settled: Unwritten, delayMs: number): void {
    const retry = () => {
      settled.write().then(
        () => unwritten.delete(key),
        // `settle` has told of the fault already.
        () => {
          if (now() > settled.until) unwritten.delete(key);
          else retryLater(key, settled, Math.min(delayMs * 2, RETRY_MS.most));
        },
      );
    };
    setTimeout(retry, delayMs).unref();
  }

  /** What has expired just now may still be waited for. */
  async function sweep(): Promise<void> {
    await forgetOutcomes(store, now() - MAX_WAIT_MS);
  }

  return { once, sweep };
}

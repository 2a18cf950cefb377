import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ExperimentVisitTable } from '#cms/store/experiment-tables';
import {
  addExperimentVisits,
  markExperimentDone,
  type ExperimentVisitor,
} from '#cms/store/experiment-visits';
import { runChange } from '#cms/store/run-change';
import type { Store } from '#cms/store/tables';
import type { DealtVisitor } from './deal-visitor.server';
import type { RunningExperiment } from './running-experiments.server';

/** Who has seen an experiment, and who came to its goal: a line for each visitor, known by a keyed hash. */
export interface ExperimentVisits {
  /** Adds in memory: a page waits for nothing. */
  see: (dealt: DealtVisitor) => void;
  reach: (experiment: RunningExperiment, token: string) => void;
  /** Writes what is not written yet; from then on nothing is written by itself. */
  close: () => Promise<void>;
}

/** What a process that is killed loses at most. */
const WRITE_EACH_MS = 3000;
/** A database that is away must not fill the memory, nor a crowd of strangers the database at once. */
const MOST_WAITING = 20_000;
/** Visitors who were written lately are not written again with each page. */
const MOST_KNOWN = 20_000;
/** Another process may be about to write that a visitor has seen the page. */
const MOST_TRIES = 4;

type Seen = Omit<ExperimentVisitTable, 'done_at'>;
type Done = ExperimentVisitor & { at: number; tries: number };

interface Options {
  now: () => number;
  onFault: (error: unknown) => void;
}

export function countExperimentVisits(store: Store, { now, onFault }: Options): ExperimentVisits {
  let seen = new Map<string, Seen>();
  let done = new Map<string, Done>();
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isClosed = false;

  function writeSoon(): void {
    if (!isClosed) timer ??= setTimeout(() => void write(), WRITE_EACH_MS).unref();
  }

  /** One after another. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  async function writeWaiting(): Promise<void> {
    if (seen.size === 0 && done.size === 0) return;
    const [visits, goals] = [seen, done];
    seen = new Map();
    done = new Map();
    try {
      const unknown = await runChange(store, (change) =>
        writeVisits(change, [...visits.values()], [...goals.values()]),
      );
      for (const one of unknown)
        if (one.tries < MOST_TRIES) wait(done, one, { ...one, tries: one.tries + 1 });
    } catch (error) {
      for (const one of visits.values()) wait(seen, one, one);
      for (const one of goals.values()) wait(done, one, one);
      onFault(error);
    }
    if (seen.size > 0 || done.size > 0) writeSoon();
  }

  return {
    see({ experiment, variant, token, isSeen }) {
      if (variant === null || !isSeen) return;
      const visitor = toVisitor(experiment, token);
      const key = toKey(visitor);
      if (known.has(key)) return;
      if (wait(seen, visitor, { ...visitor, variant, seen_at: now() })) known.set(key, true);
      writeSoon();
    },
    reach(experiment, token) {
      const visitor = toVisitor(experiment, token);
      wait(done, visitor, { ...visitor, at: now(), tries: 1 });
      writeSoon();
    },
    close() {
      isClosed = true;
      return write();
    },
  };
}

/** Gives the goals of visitors who have not seen the experiment, as far as the store knows. */
async function writeVisits(store: Store, visits: readonly Seen[], goals: readonly Done[]): Promise<Done[]> {
  await addExperimentVisits(store, visits);
  const unknown: Done[] = [];
  for (const goal of goals.toSorted((one, other) => (one.visitor < other.visitor ? -1 : 1))) {
    if (!(await markExperimentDone(store, goal, goal.at))) unknown.push(goal);
  }
  return unknown;
}

/** Adds what waits to be written, unless the same visitor waits already. False when there is no room for more. */
function wait<Value>(waiting: Map<string, Value>, visitor: ExperimentVisitor, value: Value): boolean {
  const key = toKey(visitor);
  if (waiting.has(key)) return true;
  if (waiting.size >= MOST_WAITING) return false;
  waiting.set(key, value);
  return true;
}

const toKey = ({ experiment_id, visitor }: ExperimentVisitor) => `${experiment_id} ${visitor}`;

/** The token itself is kept nowhere. Each experiment has a key of its own, so visitors of two cannot be matched. */
function toVisitor({ id, key }: Pick<RunningExperiment, 'id' | 'key'>, token: string): ExperimentVisitor {
  return { experiment_id: id, visitor: createHmac('sha256', key).update(token).digest('base64url') };
}

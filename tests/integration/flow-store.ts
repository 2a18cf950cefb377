import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { inject } from 'vitest';
import { copyReadyStore, type ReadyStore } from '#tests/ready-store/ready-store';
import './prepare-site';

/** The database of a site under test, from outside: for what only time or a crash would do. */
export interface FlowStore {
  directory: string;
  /** Ends the windows of limits whose keys begin so: `code msisdn 1/60`. */
  endLimits: (prefix: string) => number;
  /** Counts so much for the limits whose keys begin so. */
  setPoints: (prefix: string, points: number) => number;
  /** Lets the outcomes grow older: what runs under way was begun earlier by so much. */
  ageOutcomes: (ms: number) => void;
  /** Forgets outcomes, as their time does. */
  forgetOutcomes: () => void;
}

/** A copy of a ready store in a directory of its own, beside the ready ones: it goes when they go. */
export function createFlowStore(store: ReadyStore): FlowStore {
  const directory = mkdtempSync(path.join(inject('readyStores'), 'flow-store-'));
  copyReadyStore(inject('readyStores'), directory, { store });
  const run = (statement: string, ...values: (string | number)[]) => {
    const database = new SQLite(path.join(directory, 'site.sqlite'), { timeout: 5000 });
    try {
      return database.prepare(statement).run(...values).changes;
    } finally {
      database.close();
    }
  };
  return {
    directory,
    endLimits: (prefix) => run(`update flow_limit set resets_at = 0 where key like ?`, `${prefix} %`),
    setPoints: (prefix, points) =>
      run(`update flow_limit set points = ? where key like ?`, points, `${prefix} %`),
    ageOutcomes: (ms) => void run(`update flow_outcome set alive_at = alive_at - ?`, ms),
    forgetOutcomes: () => void run(`delete from flow_outcome`),
  };
}

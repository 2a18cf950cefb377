import { addFlowCounts, forgetFlowCounts } from '#cms/store/flow-counts';
import type { FlowCountTable } from '#cms/store/flow-count-table';
import type { Store } from '#cms/store/tables';
import type { StepCount } from './count-post';
import { toFunnelDay } from './funnel-day';

/** Where visits of flows begin, how far they come and where they are refused: sums of a day, nobody's in particular. */
export interface Funnels {
  /** Adds in memory: an action waits for nothing. */
  add: (place: CountedPlace, counts: readonly StepCount[]) => void;
  /** Writes what is not written yet. */
  close: () => Promise<void>;
}

export type CountedPlace = Pick<FlowCountTable, 'flow' | 'path' | 'audience'>;

/** What a process that is killed loses at most. */
const WRITE_EACH_MS = 3000;
/** Twice the longest time that the studio shows. */
export const KEPT_DAYS = 180;
/** Of different sums that wait to be written: a database that is away must not fill the memory. */
const MOST_WAITING = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface FunnelsOptions {
  now: () => number;
  onFault: (error: unknown) => void;
}

export function keepFunnels(store: Store, { now, onFault }: FunnelsOptions): Funnels {
  let waiting = new Map<string, FlowCountTable>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let cleared = '';

  function count(row: FlowCountTable): void {
    const { day, flow, path, audience, state, what, reason } = row;
    const key = [day, flow, path, audience, state, what, reason].join('\n');
    const known = waiting.get(key);
    if (known !== undefined) known.count += row.count;
    else if (waiting.size < MOST_WAITING) waiting.set(key, row);
  }

  function writeSoon(): void {
    timer ??= setTimeout(() => void write(), WRITE_EACH_MS).unref();
  }

  /** One after another. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  async function writeWaiting(): Promise<void> {
    const counted = waiting;
    waiting = new Map();
    try {
      // A visit that came and went on at once has stayed nowhere.
      await addFlowCounts(
        store,
        [...counted.values()].filter((row) => row.count !== 0),
      );
    } catch (error) {
      for (const row of counted.values()) count(row);
      writeSoon();
      onFault(error);
      return;
    }
    await clear().catch(onFault);
  }

  /** Once a day. */
  async function clear(): Promise<void> {
    const before = toFunnelDay(now() - KEPT_DAYS * DAY_MS);
    if (before === cleared) return;
    await forgetFlowCounts(store, before);
    cleared = before;
  }

  return {
    add(place, counts) {
      if (counts.length === 0) return;
      const day = toFunnelDay(now());
      for (const { state, what, reason, by } of counts) {
        count({ day, ...place, state, what, reason, count: by });
      }
      writeSoon();
    },
    close: write,
  };
}

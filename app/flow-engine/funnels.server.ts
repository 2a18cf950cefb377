import { addFlowCounts, forgetFlowCounts, toCountKey } from '#cms/store/flow-counts';
import { UNKNOWN_ARRIVAL, type Arrival, type FlowCountTable } from '#cms/store/flow-count-table';
import type { Store } from '#cms/store/tables';
import type { StepCount } from './count-post';
import { toMoscowDay } from '#schemas/values/moscow';

/** Where visits of flows begin, how far they come and where they are refused: sums of a day, nobody's in particular. */
export interface Funnels {
  /** Adds in memory: an action waits for nothing. */
  add: (place: CountedPlace, counts: readonly StepCount[]) => void;
  /** Writes what is not written yet. */
  close: () => Promise<void>;
}

export type CountedPlace = Pick<FlowCountTable, 'flow' | 'path' | 'audience'> & Arrival;

/** What a process that is killed loses at most. */
const WRITE_EACH_MS = 3000;
/** Twice the longest time that the studio shows. */
export const KEPT_DAYS = 180;
/** Of different sums that wait to be written: a database that is away must not fill the memory. */
const MOST_WAITING = 20_000;
/**
 * Of a process and a day: how many flows on pages are told apart by audience, region, device and source. Visits beyond
 * them are counted without region, device and source, so that the table grows no further, however they come.
 */
export const MOST_PLACES = 10_000;
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
  const places = { day: '', known: new Set<string>() };

  function count(row: FlowCountTable): void {
    const key = toCountKey(row);
    const known = waiting.get(key);
    if (known !== undefined) known.count += row.count;
    else if (waiting.size < MOST_WAITING) waiting.set(key, row);
  }

  /** A place that is known today stays so: visits that have begun there are counted there to their end. */
  function bound(day: string, place: CountedPlace): CountedPlace {
    if (places.day !== day) {
      places.day = day;
      places.known.clear();
    }
    const { flow, path, audience, region, device, source } = place;
    const key = [flow, path, audience, region, device, source].join('\n');
    if (places.known.has(key)) return place;
    if (places.known.size >= MOST_PLACES) return { ...place, ...UNKNOWN_ARRIVAL };
    places.known.add(key);
    return place;
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
    const before = toMoscowDay(now() - KEPT_DAYS * DAY_MS);
    if (before === cleared) return;
    await forgetFlowCounts(store, before);
    cleared = before;
  }

  return {
    add(place, counts) {
      if (counts.length === 0) return;
      const day = toMoscowDay(now());
      const counted = bound(day, place);
      for (const { state, what, reason, by } of counts) {
        count({ day, ...counted, state, what, reason, count: by });
      }
      writeSoon();
    },
    close: write,
  };
}

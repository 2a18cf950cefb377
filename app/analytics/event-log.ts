import type { Batch } from '#schemas/analytics/batch';
import type { SentEvent } from '#schemas/analytics/events';

/** An event that the sandbox's counter was sent. */
export interface HeardEvent {
  /** When, as an ISO date. */
  at: string;
  /** Of the page that it happened on. */
  path: string;
  event: SentEvent;
}

/** More are not kept: the oldest are forgotten. */
const MOST_KEPT = 1000;

/** The sandbox's counter: what browsers have sent last, in memory. */
export function createEventLog(now: () => number) {
  let kept: HeardEvent[] = [];
  return {
    add({ path, events }: Pick<Batch, 'path' | 'events'>): void {
      const at = new Date(now()).toISOString();
      for (const event of events) kept.push({ at, path, event });
      // Seldom: forgetting takes longer than remembering.
      if (kept.length > 2 * MOST_KEPT) kept = kept.slice(-MOST_KEPT);
    },
    /** Newest first. */
    list: (): HeardEvent[] => kept.slice(-MOST_KEPT).toReversed(),
  };
}

export type EventLog = ReturnType<typeof createEventLog>;

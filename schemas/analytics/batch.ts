import * as z from 'zod';
import { eventPath, readSentEvent, type SentEvent } from './events';
import { MOST_EVENTS } from './tracker-limits';

const batchSchema = z.strictObject({
  path: eventPath,
  events: z.array(z.unknown()).max(MOST_EVENTS),
});

/** What a browser has sent together. */
export interface Batch {
  /** Of the page; empty for one that may not be told. */
  path: string;
  events: SentEvent[];
  /** How many entries were no events of the table. */
  unknown: number;
}

/** Reads what the tracker of a page sends; null for anything else. */
export function readBatch(text: string): Batch | null {
  const read = batchSchema.safeParse(parseJson(text));
  if (!read.success) return null;
  const events = read.data.events.flatMap((event) => readSentEvent(event) ?? []);
  return { path: read.data.path, events, unknown: read.data.events.length - events.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no batch: the caller refuses both alike.
    return null;
  }
}

import { pino, type Logger } from 'pino';

export type { Logger };

const BATCH_BYTES = 4096;
const FLUSH_MS = 100;

/** Structured logs, one line an event. Fields are named one by one: no request, form or answer is logged whole. */
export function createLogger(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  // Written in batches, ten times a second at least, and to the last line when the process ends.
  return pino(options, pino.destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_MS }));
}

import { pino, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one line an event. Fields are named one by one: no request, form or answer is logged whole. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

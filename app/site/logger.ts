import { pino, type Logger } from 'pino';

export type { Logger };

/** So many characters of lines are put together before they are written: each write wakes a thread. */
const PIECE_LENGTH = 32_768;
/** Any piece is worth a write. */
const LEAST_BYTES = 1;
const FLUSH_MS = 100;
/** What waits for a reader that does not read; lines beyond it are lost. */
const MAX_WAITING_BYTES = 16_000_000;
const LAST_LINES_MS = 1000;

type Destination = ReturnType<typeof pino.destination>;

interface Output {
  lines: Lines;
  /** Writes what waits, ten times a second. */
  clock: NodeJS.Timeout;
}

const outputs = new WeakMap<Logger, Output>();

/** Structured logs, one line an event. Fields are named one by one: no request, form or answer is logged whole. */
export function createLogger(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const destination = pino.destination({
    sync: false,
    minLength: LEAST_BYTES,
    maxLength: MAX_WAITING_BYTES,
  });
  // pino calls it when the process ends, and it tries for ever when the reader is gone: `writeOut` comes before.
  destination.flushSync = () => undefined;
  const lines = gatherLines(destination);
  const clock = setInterval(() => lines.flush(), FLUSH_MS).unref();
  const log = pino(options, lines);
  outputs.set(log, { lines, clock });
  return log;
}

interface Lines {
  write: (line: string) => void;
  flush: (onWritten?: () => void) => void;
}

/**
 * Puts lines together and gives them to the destination in pieces. Given one by one they cost more than it takes to make
 * them, since the destination measures all that waits each time (docs/decisions/0100).
 */
function gatherLines(destination: Destination): Lines {
  let gathered = '';
  const handOn = () => {
    if (gathered !== '') destination.write(gathered);
    gathered = '';
  };
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= PIECE_LENGTH) handOn();
    },
    flush(onWritten) {
      handOn();
      destination.flush(onWritten);
    },
  };
}

/** Gives the part of a line's JSON that says when it was logged. Lines of the same millisecond share one text. */
function createTimestamp(): () => string {
  let writtenFor = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== writtenFor) text = `,"time":"${new Date(now).toISOString()}"`;
    writtenFor = now;
    return text;
  };
}

/**
 * Writes what waits; called once before the last line and once after it, since a write that is under way takes no
 * more lines. Given up after a second, for the reader may be gone or read nothing.
 */
export function writeOut(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, LAST_LINES_MS);
    log.flush(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}

/**
 * From here on only `writeOut` writes what is less than a batch. A write of nothing that the clock has begun would be taken
 * for that of the last lines, and the process would end before they are written.
 */
export function stopClock(log: Logger): void {
  clearInterval(outputs.get(log)?.clock);
}

/** Prints a text after all that was logged before, whatever the level. */
export function print(log: Logger, text: string): void {
  outputs.get(log)?.lines.write(text);
}

/** From here on a reader of the output that goes away is no fault of the process: it goes on without one. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

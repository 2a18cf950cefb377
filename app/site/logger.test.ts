import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger, print, stopClock, writeOut } from './logger';

/** Without `stopClock` one of seven ends loses its last line. */
const ENDS = 60;
/** More than are written at once. */
const LINES = 1500;

/** A log whose lines go to a file, and whose clock writes all the time. */
function openHurried() {
  const directory = mkdtempSync(path.join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = path.join(directory, 'log');
  const make = pino.destination;
  const each = globalThis.setInterval;
  vi.spyOn(pino, 'destination').mockImplementation((options) =>
    make({ ...(typeof options === 'object' ? options : {}), dest: file }),
  );
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run) => each(run, 1));
  return { log: createLogger('info'), read: () => readFileSync(file, 'utf8') };
}

test('the last line is written before the process ends, whatever the clock is writing', async () => {
  for (let end = 0; end < ENDS; end += 1) {
    const { log, read } = openHurried();
    await wait(end % 4);
    log.info({ event: 'stopping' });
    stopClock(log);
    await writeOut(log);
    log.info({ event: 'stopped' });
    await writeOut(log);
    expect(read()).toMatch(/stopping[^]*stopped/);
    vi.restoreAllMocks();
  }
});

test('lines are written in their order, each with the time at which it was logged', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { log, read } = openHurried();
  for (let line = 0; line < LINES; line += 1) {
    vi.setSystemTime(new Date('2026-03-01T12:00:00.000Z').getTime() + Math.floor(line / 3));
    log.info({ event: 'request', line });
  }
  print(log, 'Сайт: готов\n');
  stopClock(log);
  await writeOut(log);
  vi.restoreAllMocks();
  const lines = read().trimEnd().split('\n');
  expect(lines.pop()).toBe('Сайт: готов');
  expect(lines).toHaveLength(LINES);
  lines.forEach((text, line) =>
    expect(JSON.parse(text)).toEqual({
      level: 'info',
      time: new Date(Date.UTC(2026, 2, 1, 12, 0, 0, Math.floor(line / 3))).toISOString(),
      event: 'request',
      line,
    }),
  );
});

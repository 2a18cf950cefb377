import { afterAll, afterEach, beforeEach } from 'vitest';
import { recordConsole, takeConsoleFaults } from './console';

/** Runs before every test file: an unexpected console.error or console.warn fails the test. */
recordConsole();
beforeEach(recordConsole);
afterEach(failOnConsoleFaults);
afterAll(failOnConsoleFaults);

function failOnConsoleFaults(): void {
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

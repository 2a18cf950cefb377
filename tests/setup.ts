import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { recordConsole, takeConsoleFaults } from './console';
import { emptyPage } from './empty-page';
import { endAll } from './ends';
import { teachDialogs } from './teach-dialogs';

/**
 * Runs before every test file: an unexpected console.error or console.warn fails the test, and what helpers have started
 * ends with the file.
 */
recordConsole();
// What the last test of the file before has put in the place of something.
vi.unstubAllGlobals();
vi.useRealTimers();
if ('document' in globalThis) {
  emptyPage();
  // jsdom lays nothing out, and leaves this out too.
  Element.prototype.scrollIntoView = () => undefined;
  beforeEach(teachDialogs);
}
beforeEach(recordConsole);
afterEach(failOnConsoleFaults);
afterAll(failOnConsoleFaults);
afterAll(endAll);

function failOnConsoleFaults(): void {
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

import { vi } from 'vitest';

/** Only what never comes takes so long: a busy machine needs a while for what is quick elsewhere. */
const HANG_MS = 120_000;

/** Tries an assertion until it holds; rejects with its last error when it never does. */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: HANG_MS });
}

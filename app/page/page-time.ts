/** The time that a page has left for a call to the operator, in milliseconds. */
export type PageTime = () => number;

/** A page waits for the operator three seconds in all, its last calls among them (trust.md, 1). */
const CALLS_MS = 2500;
/** Calls that follow slow ones get their chance too: blocks ask after the type of the page has. */
const LEAST_MS = 500;

/** Starts the clock of one page. */
export function startPageTime(now: () => number = () => performance.now()): PageTime {
  const end = now() + CALLS_MS;
  return () => Math.max(end - now(), LEAST_MS);
}

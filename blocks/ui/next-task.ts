/** Settled in a task of its own, after what the visitor did in the meantime and what the browser has to draw. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

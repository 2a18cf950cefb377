/** The work took longer than its caller would wait. */
export class DeadlineError extends Error {}

/**
 * What the work comes to, or a {@link DeadlineError} when it takes longer; its signal is aborted then. The timer ends with
 * the work: one that ran on would keep all that the work has read in memory until its end.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<T> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = new DeadlineError(`nothing within ${milliseconds} ms`);
      reject(late);
      limit.abort(late);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(limit.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

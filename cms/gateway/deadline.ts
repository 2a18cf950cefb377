/** The work took longer than its caller would wait. */
export class DeadlineError extends Error {}

/**
 * What the work comes to, or a {@link DeadlineError} when it takes longer; the signal of its limit is aborted then, and made
 * for those alone who ask for it (docs/decisions/0098). The timer ends with the work: one that ran on would keep all that
 * the work has read in memory until its end.
 */
export async function withDeadline<T>(
  work: (limit: Pick<AbortController, 'signal'>) => Promise<T>,
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
    return await Promise.race([work(limit), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

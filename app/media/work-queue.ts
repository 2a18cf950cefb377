/** Too much work is waiting already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Runs a few tasks at a time, the others in their order; refuses when too many wait. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  /** The task's own result. Rejects with QueueFullError when the queue is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.maxRunning) {
      this.running += 1;
    } else {
      if (this.waiting.length >= this.maxWaiting)
        throw new QueueFullError(`${this.maxWaiting} tasks wait already`);
      // Whoever ends hands its place over, so the number of running tasks stays as it is.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

import { nextTask } from '#blocks/ui/next-task';

/** Work that stops now and then (`yield`) so that it may be put off; its result is what it returns. */
export type SlicedWork<Result> = Generator<void, Result, void>;

/** How long the work keeps the page from answering at a time, in ms: half of a frame of 60 a second. */
const SLICE_MS = 8;

/**
 * Does the work in slices, between which the page answers the visitor. Undefined as soon as nobody wants it any
 * longer; rejects with what the work throws.
 */
export async function doInSlices<Result>(
  work: SlicedWork<Result>,
  isWanted: () => boolean,
): Promise<Result | undefined> {
  while (isWanted()) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTask();
  }
  return undefined;
}

/** Does the work without a pause: on the server, where no visitor waits for this thread's next frame. */
export function doAtOnce<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

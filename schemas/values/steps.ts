/** Long work in short steps: between two of them, whoever takes the steps may let others go first. */
export type Steps<Result> = Generator<void, Result, void>;

/** Takes all steps at once. Throws what a step throws. */
export function takeAllSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

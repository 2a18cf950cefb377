type End = () => void | Promise<void>;

/** Files share what they import, so helpers cannot register hooks of their own: they leave here what is to be ended. */
const ends = new Set<End>();

/** Does this once, after the tests of the file that runs. */
export function atEndOfFile(end: End): void {
  ends.add(end);
}

/** Ends all that the file has begun. */
export async function endAll(): Promise<void> {
  const due = [...ends];
  ends.clear();
  await Promise.all(due.map((end) => end()));
}

/** One of the commands of `npm run content --`. */
export interface ContentCommand {
  /** How it is called, after its name: `[--json] [--drafts]`. */
  usage: string;
  /** What it does, in a line. */
  description: string;
  /** Runs it with what was written after its name. Gives the exit code; throws `UsageError` for a wrong call. */
  run: (args: readonly string[]) => Promise<number>;
}

/** The command was called wrongly. The message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

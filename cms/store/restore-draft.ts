import { saveDraft, type SaveOutcome } from './entry-changes';
import { writeAudit, type Author } from './entry-records';
import { withOpened } from './entry-states';
import { runChange } from './run-change';
import type { Store } from './tables';

/** What comes back from history into the draft. */
export interface Restoration {
  body: string;
  /** Of the state that it was made from. */
  mark: string;
  /** The number of the version that it comes from. */
  revision: number;
  /** The block that came back; null for the whole document. */
  block: string | null;
}

/** Saves an earlier state, or a part of one, as the draft, and tells the log of it. What is published stays. */
export function restoreDraft(
  store: Store,
  entryId: string,
  { body, mark, revision, block }: Restoration,
  author: Author,
  now: number,
): Promise<SaveOutcome> {
  return runChange(store, (write) =>
    withOpened(write, entryId, mark, async (opened) => {
      const saved = await saveDraft(write, opened, body, author, now);
      const details = { revision, ...(block !== null && { block }) };
      await writeAudit(write, { author, action: 'restored', subject: opened.entry, details, now });
      return saved;
    }),
  );
}

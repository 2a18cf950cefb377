import * as z from 'zod';
import { commit, type PublishOutcome } from './entry-changes';
import { writeAudit, type Author } from './entry-records';
import { toSummary, withOpened } from './entry-states';
import { runChange } from './run-change';
import type { Store } from './tables';

/** An editor's wish that a state of a document be published by somebody who may. */
export interface PublishRequest {
  entryId: string;
  title: string;
  /** As of an entry's address. */
  name: string;
  /** The number of the revision that was kept for it. */
  revision: number;
  note: string;
  at: number;
  by: string;
}

export interface PublishRequests {
  /** Keeps the state that `mark` names as a revision, and asks for it to be published. */
  ask: (entryId: string, change: { mark: string; note: string }, author: Author) => Promise<PublishOutcome>;
  /** Those that nobody has met since, newest first, one a document. */
  list: (filter?: { entryId?: string }) => Promise<PublishRequest[]>;
}

const ACTION = 'publish-asked';
const MOST = 200;
const askedDetails = z.object({ revision: z.number().catch(0), note: z.string().catch('') });

export function createPublishRequests(store: Store, now: () => number): PublishRequests {
  return {
    ask: (entryId, { mark, note }, author) =>
      runChange(store, (write) =>
        withOpened(write, entryId, mark, async (opened): Promise<PublishOutcome> => {
          const at = now();
          const revision = await commit(write, opened, note, author, at);
          if (revision === null) return { outcome: 'missing' };
          const details = { revision: revision.number, note };
          await writeAudit(write, { author, action: ACTION, subject: opened.entry, details, now: at });
          return { outcome: 'published', revision: toSummary(revision) };
        }),
      ),
    async list({ entryId } = {}) {
      let query = store
        .selectFrom('audit')
        .innerJoin('entry', 'entry.id', 'audit.entry_id')
        .select(['entry.id', 'entry.title', 'entry.name', 'entry.published_at'])
        .select(['audit.at', 'audit.account_name', 'audit.details'])
        .where('audit.action', '=', ACTION);
      if (entryId !== undefined) query = query.where('entry.id', '=', entryId);
      const rows = await query.orderBy('audit.id', 'desc').limit(MOST).execute();
      const newest = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
      // Whatever was published since, by whoever may: the wish was looked at.
      const open = newest.filter(({ at, published_at }) => (published_at ?? 0) < at);
      return open.map(({ id, title, name, at, account_name: by, details }) => ({
        entryId: id,
        title,
        name,
        at,
        by,
        ...askedDetails.parse(JSON.parse(details)),
      }));
    },
  };
}

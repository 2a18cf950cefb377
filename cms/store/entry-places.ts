import type { EntryAddress } from './entry-address';
import { writeChange } from './content-changes';
import { saveDraft, type CreateOutcome } from './entry-changes';
import {
  lockEntry,
  toSearch,
  toTitle,
  writeAudit,
  type Author,
  type EntryRecord,
  type Write,
} from './entry-records';
import { findAt, findRevision, findRival, openEntry } from './entry-states';
import { newId } from './new-id';
import { removePublication, writePublications } from './read-model';
import { moveToTrash } from './trash';

/** Where entries stand: made, moved, removed. */

const MAX_TRIES = 3;

export async function createEntry(
  write: Write,
  address: EntryAddress,
  body: string,
  author: Author,
  at: number,
): Promise<CreateOutcome> {
  const title = toTitle(JSON.parse(body));
  const { kind, name, audience, region } = address;
  const entry: EntryRecord = {
    id: newId(at),
    kind,
    name,
    audience,
    region,
    title,
    search: toSearch(title, name),
    published_revision: null,
    published_at: null,
    created_at: at,
    updated_at: at,
    saves: 0,
  };
  // Who stands in the way may be gone before it can be named.
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const made = await write
      .insertInto('entry')
      .values(entry)
      .onConflict((conflict) => conflict.columns(['kind', 'name', 'audience', 'region']).doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 0n) {
      await saveDraft(write, await openEntry(write, entry), body, author, at);
      await writeAudit(write, { author, action: 'created', subject: entry, now: at });
      return { outcome: 'created', entry: { ...entry, saves: 1 } };
    }
    const by = await findAt(write, address);
    if (by !== null) return { outcome: 'taken', by };
  }
  throw new Error('an address is taken and freed again all the time');
}

/** Throws AddressTaken, or what the database says when somebody else takes the address at the same moment. */
export async function moveEntry(
  write: Write,
  id: string,
  name: string,
  author: Author,
  at: number,
): Promise<CreateOutcome | { outcome: 'missing' }> {
  const entry = await lockEntry(write, id);
  if (entry === null) return { outcome: 'missing' };
  const moved = { ...entry, name, search: toSearch(entry.title, name), updated_at: at };
  const taken = (await findAt(write, moved)) ?? (await findRival(write, moved));
  if (taken !== null && taken.id !== id) return { outcome: 'taken', by: taken };
  const { search, updated_at } = moved;
  await write.updateTable('entry').set({ name, search, updated_at }).where('id', '=', id).execute();
  const published = entry.published_revision && (await findRevision(write, id, entry.published_revision));
  const details = { from: entry.name };
  await writeAudit(write, { author, action: 'moved', subject: moved, details, now: at });
  if (published) {
    await removePublication(write, id);
    await writePublications(write, [{ entryId: id, address: moved, body: published.body, now: at }]);
    await writeChange(write, [entry, moved], at);
  }
  return { outcome: 'created', entry: moved };
}

export async function removeEntry(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<'removed' | 'published' | 'missing'> {
  const entry = await lockEntry(write, id);
  if (entry === null) return 'missing';
  if (entry.published_revision !== null) return 'published';
  await moveToTrash(write, entry, author, at);
  return 'removed';
}

import { toAddressText } from './known-documents';
import type { Write } from '../entry-records';
import { toChunks } from '../entry-usage';
import type { WholeDocument } from './plan-document';
import { readAtOnce } from '../run-change';
import type { Store } from '../tables';
import { toLine } from './document-line';
import { toMediaLine } from './media-line';

const CHUNK = 200;

type WriteLines = (lines: string) => Promise<void>;

/**
 * Gives every document as a line, in the order of their addresses, and every file of the media library, in the order of
 * their names, to `write`; all as of one moment. What was kept but is neither published nor a draft travels as the
 * draft, which is how an editor would find it. Gives how many there were.
 */
export function exportStore(store: Store, write: WriteLines): Promise<{ documents: number; files: number }> {
  return readAtOnce(store, async (read) => ({
    documents: await exportDocuments(read, write),
    files: await exportFiles(read, write),
  }));
}

/** One at a time: they may be large. */
async function exportFiles(read: Write, write: WriteLines): Promise<number> {
  const rows = await read.selectFrom('media_file').select(['id', 'name']).execute();
  for (const { id } of rows.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const file = await read
      .selectFrom('media_file')
      .select(['name', 'type', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'content'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await write(toMediaLine(file));
  }
  return rows.length;
}

async function exportDocuments(read: Write, write: WriteLines): Promise<number> {
  const entries = await read
    .selectFrom('entry')
    .select(['id', 'kind', 'name', 'audience', 'region', 'published_revision'])
    .execute();
  // By code units: databases sort texts each in its own way.
  const sorted = entries
    .map((entry) => ({ entry, text: toAddressText(entry) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ entry }) => entry);
  let exported = 0;
  for (const part of toChunks(sorted, CHUNK)) {
    const documents = await readWhole(read, part);
    exported += documents.length;
    await write(documents.map(toLine).join(''));
  }
  return exported;
}

type Listed = WholeDocument['address'] & { id: string; published_revision: string | null };

async function readWhole(read: Write, entries: readonly Listed[]): Promise<WholeDocument[]> {
  const ids = entries.map(({ id }) => id);
  const drafts = await read
    .selectFrom('draft')
    .select(['entry_id', 'body'])
    .where('entry_id', 'in', ids)
    .execute();
  const revisions = await read
    .selectFrom('revision as one')
    .select(['one.id', 'one.entry_id', 'one.body', 'one.note'])
    .where('one.entry_id', 'in', ids)
    .where(({ or, eb, exists, not, selectFrom }) =>
      or([
        eb('one.id', 'in', (of) =>
          of
            .selectFrom('entry')
            .select('published_revision')
            .whereRef('entry.id', '=', 'one.entry_id')
            .$castTo<{ published_revision: string }>(),
        ),
        not(
          exists(
            selectFrom('revision as later')
              .select('later.id')
              .whereRef('later.entry_id', '=', 'one.entry_id')
              .whereRef('later.number', '>', 'one.number'),
          ),
        ),
      ]),
    )
    .orderBy('one.number')
    .execute();
  return entries.flatMap(({ id, published_revision, ...address }) => {
    const own = revisions.filter(({ entry_id }) => entry_id === id);
    const published = own.find((revision) => revision.id === published_revision);
    const newest = own.at(-1);
    const kept = newest && newest.id !== published_revision ? newest.body : null;
    const draft = drafts.find(({ entry_id }) => entry_id === id)?.body ?? kept;
    // An entry whose only draft was thrown away has nothing to take along.
    if (published === undefined && draft === null) return [];
    return [{ address, published: published?.body ?? null, draft, note: published?.note ?? '' }];
  });
}

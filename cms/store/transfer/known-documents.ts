import type { EntryAddress } from '../entry-address';
import type { EntryRecord, Write } from '../entry-records';
import { toChunks } from '../entry-usage';
import type { DraftTable } from '../tables';

/** What the store has already of documents that are to be written: read in chunks, not one by one. */

export interface KnownRevision {
  id: string;
  entry_id: string;
  number: number;
  body: string;
}

export interface KnownDocument {
  entry: EntryRecord;
  draft: DraftTable | null;
  newest: KnownRevision | null;
  published: KnownRevision | null;
}

const CHUNK = 500;

/** One text for each address: names hold no NUL. */
export function toAddressText({ kind, name, audience, region }: EntryAddress): string {
  return [kind, name, audience, region].join('\0');
}

/** By the text of the address. */
export async function readKnown(
  read: Write,
  addresses: readonly EntryAddress[],
): Promise<ReadonlyMap<string, KnownDocument>> {
  const wanted = new Set(addresses.map(toAddressText));
  const known = new Map<string, KnownDocument>();
  for (const names of toChunks([...new Set(addresses.map(({ name }) => name))], CHUNK)) {
    const found = await read.selectFrom('entry').selectAll().where('name', 'in', names).execute();
    const entries = found.filter((entry) => wanted.has(toAddressText(entry)));
    for (const document of await readStates(read, entries))
      known.set(toAddressText(document.entry), document);
  }
  return known;
}

async function readStates(read: Write, entries: readonly EntryRecord[]): Promise<KnownDocument[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const columns = ['revision.id', 'revision.entry_id', 'revision.number', 'revision.body'] as const;
  const drafts = await read.selectFrom('draft').selectAll().where('entry_id', 'in', ids).execute();
  const newest = await read
    .selectFrom('revision')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('revision')
          .select(['entry_id', (of) => of.fn.max('number').as('number')])
          .where('entry_id', 'in', ids)
          .groupBy('entry_id')
          .as('last'),
      (join) =>
        join.onRef('last.entry_id', '=', 'revision.entry_id').onRef('last.number', '=', 'revision.number'),
    )
    .select(columns)
    .execute();
  const published = await read
    .selectFrom('revision')
    .innerJoin('entry', 'entry.published_revision', 'revision.id')
    .select(columns)
    .where('entry.id', 'in', ids)
    .execute();
  const byEntry = <Row extends { entry_id: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.entry_id, row]));
  const [draftOf, newestOf, publishedOf] = [byEntry(drafts), byEntry(newest), byEntry(published)];
  return entries.map((entry) => ({
    entry,
    draft: draftOf.get(entry.id) ?? null,
    newest: newestOf.get(entry.id) ?? null,
    published: publishedOf.get(entry.id) ?? null,
  }));
}

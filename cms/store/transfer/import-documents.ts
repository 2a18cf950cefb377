import { describeAddress } from '../entry-address';
import { writeAudit, type Author, type Write } from '../entry-records';
import { toChunks } from '../entry-usage';
import { newId } from '../new-id';
import type { DocumentPlan, WholeDocument } from '../plan-document';
import { AddressTaken } from '../read-model';
import { lockEntries, runChange } from '../run-change';
import type { Store } from '../tables';
import { writeDocuments } from '../write-documents';
import { listPlaces, readLine } from './document-line';

/** What is wrong with a line; lines are counted from 1. */
export interface LineFault {
  line: number;
  fault: string;
}

export type ReadFile = { documents: WholeDocument[]; faults: LineFault[] };

const LINE_FEED = 10;

/** Reads a whole file of lines, and finds what is wrong with each of them. Empty lines are passed over. */
export function readLines(file: Uint8Array): ReadFile {
  const read: ReadFile = { documents: [], faults: [] };
  const places = new Map<string, number>();
  let line = 0;
  for (const bytes of splitLines(file)) {
    line += 1;
    if (bytes.length === 0) continue;
    const one = readLine(bytes);
    if ('faults' in one) {
      read.faults.push(...one.faults.map((fault) => ({ line, fault })));
      continue;
    }
    const twin = listPlaces(one.document).flatMap((place) => places.get(place) ?? [])[0];
    if (twin !== undefined) read.faults.push({ line, fault: `stands at the address of line ${twin}` });
    listPlaces(one.document).forEach((place) => places.set(place, places.get(place) ?? line));
    read.documents.push(one.document);
  }
  return read;
}

function* splitLines(file: Uint8Array): Generator<Uint8Array> {
  let from = 0;
  while (from < file.length) {
    const end = file.indexOf(LINE_FEED, from);
    const to = end < 0 ? file.length : end;
    yield file.subarray(from, to);
    from = to + 1;
  }
}

export type ImportOutcome =
  | { outcome: 'imported'; created: number; published: number; drafts: number; unchanged: number }
  /** Nothing was written: an address that is to be published belongs to another entry. */
  | { outcome: 'taken'; fault: string };

class DryRun extends Error {
  override name = 'DryRun';
  constructor(readonly plans: readonly DocumentPlan[]) {
    super('a trial is undone');
  }
}

/**
 * Writes all documents or none: half an import is a site that nobody has put together. What is not in the file is left
 * alone, `null` takes nothing from the site, and a draft that is replaced is kept as a revision.
 */
export async function importDocuments(
  store: Store,
  documents: readonly WholeDocument[],
  { author, now, isTrial }: { author: Author; now: number; isTrial: boolean },
): Promise<ImportOutcome> {
  try {
    const plans = await runChange(store, async (write) => {
      await lockEntries(write);
      const planned = await writeDocuments(write, documents, { origin: 'import', author, now }, (made) =>
        tell(write, made, author, now),
      );
      if (isTrial) throw new DryRun(planned);
      return planned;
    });
    return count(plans, documents.length);
  } catch (error) {
    if (error instanceof DryRun) return count(error.plans, documents.length);
    if (!(error instanceof AddressTaken)) throw error;
    return { outcome: 'taken', fault: await describeTaken(store, error) };
  }
}

function count(plans: readonly DocumentPlan[], documents: number): ImportOutcome {
  return {
    outcome: 'imported',
    created: plans.filter(({ isNew }) => isNew).length,
    published: plans.filter(({ published }) => published !== null).length,
    drafts: plans.filter(({ draft }) => draft !== null).length,
    unchanged: documents - plans.length,
  };
}

const CHUNK = 500;

/** A line of the log for each entry, and one for the whole. */
async function tell(
  write: Write,
  plans: readonly DocumentPlan[],
  author: Author,
  now: number,
): Promise<void> {
  const rows = plans.map(({ entry, isNew, published, draft, revisions }) => ({
    ...{ id: newId(now), at: now, account_id: author.id, account_name: author.name, action: 'imported' },
    ...{ subject: describeAddress(entry), entry_id: entry.id },
    details: JSON.stringify({
      isNew,
      published: published !== null,
      draft: draft !== null,
      revisions: revisions.length,
    }),
  }));
  for (const part of toChunks(rows, CHUNK)) await write.insertInto('audit').values(part).execute();
  const details = { documents: plans.length };
  await writeAudit(write, { author, action: 'import', subject: 'store', details, now });
}

async function describeTaken(store: Store, { ownerId }: AddressTaken): Promise<string> {
  const owner = await store.selectFrom('entry').selectAll().where('id', '=', ownerId).executeTakeFirst();
  return owner === undefined
    ? 'two documents of the file stand at one address'
    : `${describeAddress(owner)} is published where a document of the file is to be`;
}

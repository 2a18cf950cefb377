import { describeAddress } from '../entry-address';
import { writeAudit, type Author, type Write } from '../entry-records';
import { toChunks } from '../entry-usage';
import { newId } from '../new-id';
import type { DocumentPlan, WholeDocument } from './plan-document';
import { AddressTaken } from '../read-model';
import { lockEntries, runChange } from '../run-change';
import type { Store } from '../tables';
import { writeDocuments } from './write-documents';
import { listPlaces, readLine } from './document-line';
import { FileTaken, writeFiles, type ImportedFiles } from './import-files';
import type { WholeFile } from './media-line';

/** What is wrong with a line; lines are counted from 1. */
export interface LineFault {
  line: number;
  fault: string;
}

export type ReadFile = { documents: WholeDocument[]; files: WholeFile[]; faults: LineFault[] };

const LINE_FEED = 10;

/** Reads a whole file of lines, and finds what is wrong with each of them. Empty lines are passed over. */
export function readLines(file: Uint8Array): ReadFile {
  const read: ReadFile = { documents: [], files: [], faults: [] };
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
    const own = 'file' in one ? [`media ${one.file.name}`] : listPlaces(one.document);
    const twin = own.flatMap((place) => places.get(place) ?? [])[0];
    if (twin !== undefined) read.faults.push({ line, fault: `stands at the address of line ${twin}` });
    own.forEach((place) => places.set(place, places.get(place) ?? line));
    if ('file' in one) read.files.push(one.file);
    else read.documents.push(one.document);
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
  | {
      outcome: 'imported';
      created: number;
      published: number;
      drafts: number;
      unchanged: number;
      files: ImportedFiles;
    }
  /** Nothing was written: an address that is to be published, or the name of a file, belongs to another. */
  | { outcome: 'taken'; fault: string };

interface Done {
  plans: readonly DocumentPlan[];
  files: ImportedFiles;
}

class DryRun extends Error {
  override name = 'DryRun';
  constructor(readonly done: Done) {
    super('a trial is undone');
  }
}

export interface ImportOptions {
  author: Author;
  now: number;
  isTrial: boolean;
  /** Of the media library. */
  files?: readonly WholeFile[];
}

/**
 * Writes all documents and files or none: half an import is a site that nobody has put together. What is not in the file is left
 * alone, `null` takes nothing from the site, and a draft that is replaced is kept as a revision.
 */
export async function importDocuments(
  store: Store,
  documents: readonly WholeDocument[],
  { author, now, isTrial, files = [] }: ImportOptions,
): Promise<ImportOutcome> {
  try {
    const done = await runChange(store, async (write): Promise<Done> => {
      await lockEntries(write);
      const written = await writeFiles(write, files, author, now);
      const plans = await writeDocuments(write, documents, { origin: 'import', author, now }, (made) =>
        tell(write, made, author, now),
      );
      if (isTrial) throw new DryRun({ plans, files: written });
      return { plans, files: written };
    });
    return count(done, documents.length);
  } catch (error) {
    if (error instanceof DryRun) return count(error.done, documents.length);
    if (error instanceof FileTaken) {
      return { outcome: 'taken', fault: `other bytes stand at /media/${error.file} already` };
    }
    if (!(error instanceof AddressTaken)) throw error;
    return { outcome: 'taken', fault: await describeTaken(store, error) };
  }
}

function count({ plans, files }: Done, documents: number): ImportOutcome {
  return {
    files,
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
    id: newId(now),
    at: now,
    account_id: author.id,
    account_name: author.name,
    action: 'imported',
    subject: describeAddress(entry),
    entry_id: entry.id,
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

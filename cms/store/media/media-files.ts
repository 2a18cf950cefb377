import { writeAudit, type Author, type Write } from '../entry-records';
import type { Read } from '../entry-states';
import { newId } from '../new-id';
import { listMediaUses, type MediaUse } from './media-uses';
import { runChange } from '../run-change';
import type { MediaFileTable, Store } from '../tables';

/** A file of the media library without its bytes. */
export type MediaFile = Omit<MediaFileTable, 'content'>;

export interface NewMediaFile extends Pick<MediaFile, 'name' | 'type' | 'width' | 'height' | 'alt'> {
  content: Buffer;
}

export interface MediaFilter {
  /** Words that its name or its description has, in any order; empty for all. */
  search: string;
  /** The beginning of its type, as `image/`; empty for all. */
  type: string;
}

/** What an editor says of a file. */
export type MediaWords = Pick<MediaFile, 'alt' | 'focal_x' | 'focal_y'>;

/**
 * Files that editors have brought. A name is given once: other bytes get another name, so that what is kept of an
 * address anywhere stays right. Every change is one transaction, with its line in the audit log.
 */
export interface MediaFiles {
  /** `known`: the very same bytes are there already; nothing was written. */
  add: (
    file: NewMediaFile,
    hash: string,
    author: Author,
  ) => Promise<{ outcome: 'added' | 'known'; file: MediaFile }>;
  get: (id: string) => Promise<MediaFile | null>;
  /** By its address below /media. */
  find: (name: string) => Promise<MediaFile | null>;
  readContent: (id: string) => Promise<Buffer | null>;
  /** Newest first. */
  list: (filter: MediaFilter) => Promise<MediaFile[]>;
  describe: (id: string, words: MediaWords, author: Author) => Promise<MediaFile | null>;
  /** Takes a file away that nothing uses. */
  remove: (id: string, author: Author) => Promise<'removed' | 'used' | 'missing'>;
  /** What uses each of these names, by name; names without a use have no entry. */
  uses: (names: readonly string[]) => Promise<ReadonlyMap<string, MediaUse[]>>;
}

const COLUMNS = [
  ...(['id', 'name', 'type', 'bytes', 'width', 'height', 'alt'] as const),
  ...(['focal_x', 'focal_y', 'created_at', 'created_by'] as const),
] as const;
/** The middle, until somebody says otherwise. */
const MIDDLE = { focal_x: 50, focal_y: 50 };

export function createMediaFiles(store: Store, now: () => number): MediaFiles {
  return {
    get: async (id) => (await select(store).where('id', '=', id).executeTakeFirst()) ?? null,
    find: async (name) => (await select(store).where('name', '=', name).executeTakeFirst()) ?? null,
    add: (file, hash, author) => runChange(store, (write) => addFile(write, file, hash, author, now())),
    async readContent(id) {
      const query = store.selectFrom('media_file').select('content').where('id', '=', id);
      return (await query.executeTakeFirst())?.content ?? null;
    },
    async list({ search, type }) {
      const ofType = select(store).where('type', 'like', `${type}%`);
      const rows = await ofType.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
      // Here, not in the database: none of them folds Cyrillic letters alike, and a row is a few words.
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      return rows.filter(({ name, alt }) =>
        words.every((word) => `${name} ${alt}`.toLowerCase().includes(word)),
      );
    },
    describe: (id, words, author) =>
      runChange(store, (write) => describeFile(write, id, words, author, now())),
    remove: (id, author) => runChange(store, (write) => removeFile(write, id, author, now())),
    uses: (names) => listMediaUses(store, names),
  };
}

/** The size of the first file with one of these names; null when there is none. */
export async function findFileBytes(read: Read, names: readonly string[]): Promise<number | null> {
  const file = await read
    .selectFrom('media_file')
    .select('bytes')
    .where('name', 'in', names)
    .executeTakeFirst();
  return file?.bytes ?? null;
}

const select = (read: Read) => read.selectFrom('media_file').select(COLUMNS);

async function addFile(
  write: Write,
  { content, ...file }: NewMediaFile,
  hash: string,
  author: Author,
  at: number,
): Promise<{ outcome: 'added' | 'known'; file: MediaFile }> {
  const known = await select(write).where('name', 'like', `%-${hash}.%`).executeTakeFirst();
  if (known !== undefined) return { outcome: 'known', file: known };
  const row: MediaFile = {
    id: newId(at),
    ...file,
    bytes: content.length,
    ...MIDDLE,
    created_at: at,
    created_by: author.name,
  };
  await write
    .insertInto('media_file')
    .values({ ...row, content })
    .execute();
  const details = { type: row.type, bytes: row.bytes };
  await writeAudit(write, { author, action: 'media-added', subject: toSubject(row), details, now: at });
  return { outcome: 'added', file: row };
}

async function describeFile(
  write: Write,
  id: string,
  words: MediaWords,
  author: Author,
  at: number,
): Promise<MediaFile | null> {
  const change = write.updateTable('media_file').set(words).where('id', '=', id);
  const row = await change.returning(COLUMNS).executeTakeFirst();
  if (row === undefined) return null;
  const details = { ...words };
  await writeAudit(write, { author, action: 'media-described', subject: toSubject(row), details, now: at });
  return row;
}

async function removeFile(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<'removed' | 'used' | 'missing'> {
  const row = await select(write).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return 'missing';
  if ((await listMediaUses(write, [row.name])).size > 0) return 'used';
  await write.deleteFrom('media_file').where('id', '=', id).execute();
  await writeAudit(write, { author, action: 'media-removed', subject: toSubject(row), now: at });
  return 'removed';
}

const toSubject = ({ name }: Pick<MediaFile, 'name'>) => `media ${name}`;

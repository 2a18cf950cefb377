import { sql, type RawBuilder } from 'kysely';
import type { DocumentKind } from '#schemas/documents/document-kinds';
import type { Audience } from '#schemas/page';
import { isPostgres } from '../dialect-types';
import type { EntryAddress } from '../entry-address';
import type { Write } from '../entry-records';
import type { Store } from '../tables';
import { noteStems } from './search-stems';
import type { SearchEntryTable } from './search-table';

/**
 * Finds published pages and documents by words. Words come as stems: letters and digits, nothing that a query language
 * could read.
 */

/** What was published, and has not been read as it is now. */
export interface Unread extends Pick<EntryAddress, 'name' | 'audience' | 'region'> {
  kind: 'page' | DocumentKind;
  place: string;
  /** JSON text. */
  body: string;
  version: string;
}

export interface SearchEntry extends Omit<SearchEntryTable, 'id'> {
  /** `toIndexVersion` of what was read. */
  version: string;
  words: { title: readonly string[]; text: readonly string[] };
}

export type FoundEntry = Pick<SearchEntryTable, 'path' | 'title' | 'text' | 'section'>;

export interface FoundEntries {
  /** How many fit in all. */
  count: number;
  entries: FoundEntry[];
}

interface Asked {
  /** Each is the beginning of a word that an entry must have; at least one. */
  stems: readonly string[];
  audience: Audience;
  /** The code of a region. */
  region: string;
  limit: number;
  offset: number;
}

/** Add one when the code reads other words than before: every entry is then read again. */
const READING = 2;
/** A word of the title counts for so many of the text. */
const TITLE_WEIGHT = 8;

export const toIndexVersion = (version: string): string => `${READING}-${version}`;

/** `search_entry` of this version, or of none. */
const isUnread = (version: string) =>
  sql<boolean>`(search_entry.version is null or search_entry.version != ${toIndexVersion('')} || ${sql.ref(version)})`;

/** Pages that search engines may list, and whose words are not known as they are now. */
export async function listUnreadPages(store: Store, limit: number): Promise<Unread[]> {
  const rows = await store
    .selectFrom('page')
    .leftJoin('search_entry', (join) =>
      join
        .onRef('search_entry.path', '=', 'page.path')
        .onRef('search_entry.audience', '=', 'page.audience')
        .onRef('search_entry.region', '=', 'page.region')
        .on('search_entry.is_document', '=', 0),
    )
    .select(['page.path as name', 'page.audience', 'page.region', 'page.body', 'page.version'])
    .where('page.listed', '=', 1)
    .where(isUnread('page.version'))
    .orderBy('page.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: 'page' as const,
    place: `${row.name} ${row.audience} ${row.region}`,
  }));
}

/** The same of documents of these kinds. */
export async function listUnreadDocuments(
  store: Store,
  kinds: readonly DocumentKind[],
  limit: number,
): Promise<Unread[]> {
  if (kinds.length === 0) return [];
  const rows = await store
    .selectFrom('document')
    .innerJoin('entry', 'entry.id', 'document.entry_id')
    .leftJoin('search_entry', 'search_entry.place', 'document.name')
    .select(['entry.kind', 'entry.name', 'entry.audience', 'entry.region'])
    .select(['document.name as place', 'document.body', 'document.version'])
    .where('entry.kind', 'in', kinds)
    .where(isUnread('document.version'))
    .orderBy('document.name')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const kind = kinds.find((one) => one === row.kind);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
}

/** Notes what entries say, in the place of what they said before. Of two processes that do it at once the last one counts. */
export async function writeSearchEntries(store: Store, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await store.transaction().execute(async (write) => {
    await noteStems(
      write,
      entries.flatMap(({ words }) => [...words.title, ...words.text]),
    );
    if (isPostgres(write)) {
      for (const entry of entries) await writeToPostgres(write, entry);
      return;
    }
    const places = entries.map(({ place }) => place);
    const known = await write.selectFrom('search_entry').select('id').where('place', 'in', places).execute();
    await forget(
      write,
      known.map(({ id }) => id),
    );
    for (const entry of entries) await writeToSqlite(write, entry);
  });
}

/** Forgets what is gone, and pages that ask not to be found. */
export async function forgetUnlisted(store: Store): Promise<void> {
  const { rows } = await sql<{ id: number | string }>`select search_entry.id from search_entry
    left join page on page.path = search_entry.path and page.audience = search_entry.audience
      and page.region = search_entry.region and page.listed = 1
    left join document on document.name = search_entry.place
    where case when search_entry.is_document = 1 then document.name is null else page.id is null end`.execute(
    store,
  );
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length > 0) await store.transaction().execute((write) => forget(write, ids));
}

async function forget(write: Write, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (!isPostgres(write))
    await sql`delete from search_words where rowid in (${sql.join(ids)})`.execute(write);
  await write.deleteFrom('search_entry').where('id', 'in', ids).execute();
}

async function writeToSqlite(write: Write, { words, ...row }: SearchEntry): Promise<void> {
  const { id } = await write.insertInto('search_entry').values(row).returning('id').executeTakeFirstOrThrow();
  const [title, text] = [words.title.join(' '), words.text.join(' ')];
  await sql`insert into search_words (rowid, title, text) values (${id}, ${title}, ${text})`.execute(write);
}

async function writeToPostgres(write: Write, { words, ...row }: SearchEntry): Promise<void> {
  const [title, text] = [words.title.join(' '), words.text.join(' ')];
  const vector = sql`setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${text}), 'D')`;
  await sql`insert into search_entry
      (place, is_document, path, audience, region, version, title, text, section, words)
    values (${row.place}, ${row.is_document}, ${row.path}, ${row.audience}, ${row.region}, ${row.version},
      ${row.title}, ${row.text}, ${row.section}, ${vector})
    on conflict (place) do update set path = excluded.path, version = excluded.version, title = excluded.title,
      text = excluded.text, section = excluded.section, words = excluded.words`.execute(write);
}

/**
 * The entries that have all the words, the best first. Left out are entries that these visitors do not get to see: a page
 * for all regions where their region has its own, and a document whose address has a page.
 */
export async function findByWords(store: Store, asked: Asked): Promise<FoundEntries> {
  const { audience, region, limit, offset } = asked;
  const { fits, rank } = isPostgres(store) ? toPostgresQuery(asked) : toSqliteQuery(asked);
  // What fits is compared once, for the count and for the order; what a region has of its own is asked for once as well.
  const { rows } = await sql<FoundRow>`with found as materialized (
      select search_entry.id, search_entry.path, ${rank} as rank from search_entry ${fits}
      and search_entry.audience in (${audience}, '') and search_entry.region in (${region}, '')
      and not (search_entry.region = '' and search_entry.path in (
        select path from page where audience = ${audience} and region = ${region}))
      and not (search_entry.region = '' and search_entry.path in (
        select path from search_entry where audience in (${audience}, '') and region = ${region}))
      and not (search_entry.is_document = 1 and exists (select 1 from page where page.path = search_entry.path
        and page.audience = ${audience} and page.region in (${region}, ''))))
    select counted.count, shown.id from (select count(*) as count from found) as counted
      left join (select id, rank, path from found order by rank, path limit ${limit} offset ${offset}) as shown
      on true order by shown.rank, shown.path`.execute(store);
  const count = rows[0]?.count ?? 0;
  const entries = await readTexts(
    store,
    rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
  );
  return { count: Number(count), entries };
}

/** PostgreSQL gives its large numbers as text. */
interface FoundRow {
  /** Null on an empty page: behind the last one, or of nothing that fits. */
  id: number | string | null;
  count: number | string;
}

/** Texts are long: they are read of what is shown, not of all that is compared. */
async function readTexts(store: Store, ids: readonly number[]): Promise<FoundEntry[]> {
  if (ids.length === 0) return [];
  const rows = await store
    .selectFrom('search_entry')
    .select(['id', 'path', 'title', 'text', 'section'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, ...entry }) => [Number(id), entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Query {
  /** The join and the condition that the words fit. */
  fits: RawBuilder<unknown>;
  /** The best has the least. */
  rank: RawBuilder<unknown>;
}

function toSqliteQuery({ stems }: Asked): Query {
  const match = stems.map((stem) => `"${stem}"*`).join(' ');
  return {
    fits: sql`join search_words on search_words.rowid = search_entry.id where search_words match ${match}`,
    rank: sql`bm25(search_words, ${sql.lit(TITLE_WEIGHT)}, 1)`,
  };
}

function toPostgresQuery({ stems }: Asked): Query {
  const query = sql`to_tsquery('simple', ${stems.map((stem) => `${stem}:*`).join(' & ')})`;
  return {
    fits: sql`where search_entry.words @@ ${query}`,
    rank: sql`-ts_rank('{${sql.raw(String(1 / TITLE_WEIGHT))}, 0.2, 0.4, 1}', search_entry.words, ${query})`,
  };
}

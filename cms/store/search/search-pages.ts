import { sql, type RawBuilder } from 'kysely';
import type { Audience } from '#schemas/page';
import { isPostgres } from '../dialect-types';
import type { Write } from '../entry-records';
import type { PageTable, Store } from '../tables';

/** Finds published pages by words. Words come as stems: letters and digits, nothing that a query language could read. */

export interface Words {
  title: readonly string[];
  text: readonly string[];
}

export interface SearchablePage {
  pageId: number;
  /** `toIndexVersion` of the page. */
  version: string;
  title: string;
  text: string;
  section: string;
  words: Words;
}

export interface FoundPage {
  path: string;
  title: string;
  text: string;
  section: string;
}

export interface FoundPages {
  /** How many fit in all. */
  count: number;
  pages: FoundPage[];
}

interface Asked {
  /** Each is the beginning of a word that the page must have; at least one. */
  stems: readonly string[];
  audience: Audience;
  /** The code of a region. */
  region: string;
  limit: number;
  offset: number;
}

export interface UnreadPage extends Pick<PageTable, 'body' | 'version'> {
  id: number;
}

/** Raised by one when this build reads other words of pages than the one before: every page is then read anew. */
const READING = 1;
/** A word of the title counts for so many of the text. */
const TITLE_WEIGHT = 8;

export const toIndexVersion = (version: string): string => `${READING}-${version}`;

/** Pages that search engines may list, and whose words are not known as they are now. */
export async function listUnread(store: Store, limit: number): Promise<UnreadPage[]> {
  return store
    .selectFrom('page')
    .leftJoin('search_page', 'search_page.page_id', 'page.id')
    .select(['page.id', 'page.body', 'page.version'])
    .where('page.listed', '=', 1)
    .where((where) =>
      where.or([
        where('search_page.version', 'is', null),
        where('search_page.version', '!=', sql<string>`${toIndexVersion('')} || page.version`),
      ]),
    )
    .orderBy('page.id')
    .limit(limit)
    .execute();
}

/** Notes what pages say, in the place of what they said before. Of two processes that do it at once the last one counts. */
export async function writeSearchable(store: Store, pages: readonly SearchablePage[]): Promise<void> {
  if (pages.length === 0) return;
  await store.transaction().execute(async (write) => {
    await forgetPages(
      write,
      pages.map(({ pageId }) => pageId),
    );
    for (const page of pages) await writePage(write, page);
  });
}

/** Forgets pages that are gone, or that ask not to be found. */
export async function forgetUnlisted(store: Store): Promise<void> {
  const gone = await store
    .selectFrom('search_page')
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'search_page.page_id').on('page.listed', '=', 1))
    .select('search_page.page_id')
    .where('page.id', 'is', null)
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map((row) => Number(row.page_id));
  await store.transaction().execute((write) => forgetPages(write, ids));
}

async function forgetPages(write: Write, pageIds: readonly number[]): Promise<void> {
  if (!isPostgres(write))
    await sql`delete from search_words where rowid in (${sql.join(pageIds)})`.execute(write);
  await write.deleteFrom('search_page').where('page_id', 'in', pageIds).execute();
}

async function writePage(write: Write, { pageId, words, ...page }: SearchablePage): Promise<void> {
  const [title, text] = [words.title.join(' '), words.text.join(' ')];
  const row = { page_id: pageId, ...page };
  if (!isPostgres(write)) {
    await write.insertInto('search_page').values(row).execute();
    await sql`insert into search_words (rowid, title, text) values (${pageId}, ${title}, ${text})`.execute(
      write,
    );
    return;
  }
  const vector = sql`setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${text}), 'D')`;
  await sql`insert into search_page (page_id, version, title, text, section, words)
    values (${pageId}, ${page.version}, ${page.title}, ${page.text}, ${page.section}, ${vector})
    on conflict (page_id) do update set version = excluded.version, title = excluded.title, text = excluded.text,
      section = excluded.section, words = excluded.words`.execute(write);
}

/** Pages that have all the words, the best first; a region's own page in the place of the one of all regions. */
export async function findPagesByWords(store: Store, asked: Asked): Promise<FoundPages> {
  const { fits, rank } = isPostgres(store) ? toPostgresQuery(asked) : toSqliteQuery(asked);
  const found = sql`from search_page join page on page.id = search_page.page_id ${fits}
    and page.listed = 1 and page.audience = ${asked.audience} and page.region in (${asked.region}, '')
    and not (page.region = '' and exists (select 1 from page as own where own.path = page.path
      and own.audience = page.audience and own.region = ${asked.region}))`;
  const { rows } = await sql<{ id: number; path: string }>`select page.id, page.path ${found}
    order by ${rank}, page.path limit ${asked.limit} offset ${asked.offset}`.execute(store);
  const isLast = rows.length > 0 && rows.length < asked.limit;
  const count = isLast ? asked.offset + rows.length : await countFound(store, found);
  return { count, pages: await readTexts(store, rows) };
}

async function countFound(store: Store, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count ${found}`.execute(store);
  return Number(rows[0]?.count ?? 0);
}

/** Texts are long: they are read of the pages that are shown, not of all that are compared. */
async function readTexts(store: Store, found: readonly { id: number; path: string }[]): Promise<FoundPage[]> {
  if (found.length === 0) return [];
  const texts = await store
    .selectFrom('search_page')
    .select(['page_id', 'title', 'text', 'section'])
    .where(
      'page_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const byPage = new Map(texts.map(({ page_id: id, ...text }) => [Number(id), text]));
  return found.flatMap(({ id, path }) => {
    const text = byPage.get(Number(id));
    return text === undefined ? [] : [{ path, ...text }];
  });
}

interface Query {
  /** The join and the condition that the words fit. */
  fits: RawBuilder<unknown>;
  /** The best page has the least. */
  rank: RawBuilder<unknown>;
}

function toSqliteQuery({ stems }: Asked): Query {
  const match = stems.map((stem) => `"${stem}"*`).join(' ');
  return {
    fits: sql`join search_words on search_words.rowid = search_page.page_id where search_words match ${match}`,
    rank: sql`bm25(search_words, ${sql.lit(TITLE_WEIGHT)}, 1)`,
  };
}

function toPostgresQuery({ stems }: Asked): Query {
  const query = sql`to_tsquery('simple', ${stems.map((stem) => `${stem}:*`).join(' & ')})`;
  return {
    fits: sql`where search_page.words @@ ${query}`,
    rank: sql`ts_rank('{${sql.raw(String(1 / TITLE_WEIGHT))}, 0.2, 0.4, 1}', search_page.words, ${query}) desc`,
  };
}

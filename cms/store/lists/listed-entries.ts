import type { Audience } from '#schemas/page';
import type { EntryKind } from '../entry-address';
import type { EntryRecord } from '../entry-records';
import type { Read } from '../entry-states';
import type { EntryTable } from '../tables';

/** Entries without what is written in them. */

/** A page as a choice among others. */
export interface PageEntry extends Pick<EntryTable, 'id' | 'name' | 'title' | 'audience' | 'region'> {
  isPublished: boolean;
}

/** Pages that have all of these words in their titles and paths: the published first, those of the audience before others. */
export async function searchPageEntries(
  read: Read,
  { words, audience }: { words: readonly string[]; audience: Audience | '' },
  most: number,
): Promise<PageEntry[]> {
  let query = selectPages(read);
  for (const word of words) query = query.where('search', 'like', `%${word.replaceAll(/[%_]/g, '_')}%`);
  const rows = await query
    .orderBy((build) => build.case().when('published_revision', 'is', null).then(1).else(0).end())
    .orderBy((build) => build.fn<number>('length', ['name']))
    .orderBy('name')
    .orderBy((build) => build.case().when('audience', '=', audience).then(0).else(1).end())
    .limit(most)
    .execute();
  return rows.map(toPageEntry);
}

/** The pages that are published for all regions, by their paths. */
export async function listPublishedForAllRegions(read: Read): Promise<PageEntry[]> {
  const rows = await selectPages(read)
    .where('region', '=', '')
    .where('published_revision', 'is not', null)
    .orderBy('name')
    .execute();
  return rows.map(toPageEntry);
}

/** The pages at a path, of all audiences and regions. */
export async function listPageEntries(read: Read, path: string): Promise<PageEntry[]> {
  return (await selectPages(read).where('name', '=', path).execute()).map(toPageEntry);
}

function selectPages(read: Read) {
  return read
    .selectFrom('entry')
    .select(['id', 'name', 'title', 'audience', 'region', 'published_revision'])
    .where('kind', '=', 'page');
}

function toPageEntry({
  published_revision: published,
  ...page
}: Omit<PageEntry, 'isPublished'> & Pick<EntryTable, 'published_revision'>): PageEntry {
  return { ...page, isPublished: published !== null };
}

/** The paths of all pages, once for each of their entries. */
export async function listPagePaths(read: Read): Promise<string[]> {
  const rows = await read.selectFrom('entry').select('name').where('kind', '=', 'page').execute();
  return rows.map(({ name }) => name);
}

/** An entry by how it stands. */
export interface StandingEntry extends Pick<EntryTable, 'id' | 'kind' | 'audience' | 'region'> {
  updatedAt: number;
  /** The published revision. */
  published: string | null;
  /** Not null when it has a draft. */
  draft: string | null;
}

/** Entries of these kinds, those of all regions first, those of consumers before those of companies. */
export async function listStanding(read: Read, kinds: readonly EntryKind[]): Promise<StandingEntry[]> {
  return read
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .select(['entry.id', 'entry.kind', 'entry.audience', 'entry.region'])
    .select(['entry.published_revision as published', 'entry.updated_at as updatedAt'])
    .select('draft.entry_id as draft')
    .where('entry.kind', 'in', kinds)
    .orderBy('entry.region')
    .orderBy('entry.audience', 'desc')
    .execute();
}

/** Every entry, by kind and name. */
export async function listEntries(read: Read): Promise<EntryRecord[]> {
  return read.selectFrom('entry').selectAll().orderBy('kind').orderBy('name').execute();
}

/** Is there anything in the store? */
export async function hasEntries(read: Read): Promise<boolean> {
  return (await read.selectFrom('entry').select('id').limit(1).executeTakeFirst()) !== undefined;
}

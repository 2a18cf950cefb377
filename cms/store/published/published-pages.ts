import type { Audience } from '#schemas/page';
import type { Read } from '../entry-states';
import type { PageTable } from '../tables';
import { toUnknownBody, type VersionedRow } from './unknown-body';

/** The pages that visitors reach, redirects among them, as `read-model` has written them. Bodies are JSON text. */

interface Scope {
  audience: Audience;
  /** The code of a region. */
  region: string;
}

/** The page that a visitor of this scope gets at a path: the region's own before the one of all regions. */
export async function findPublishedPage(
  read: Read,
  path: string,
  scope: Scope,
): Promise<Pick<PageTable, 'body' | 'version'> | null> {
  return (await selectShown(read, path, scope).select(['body', 'version']).executeTakeFirst()) ?? null;
}

/** The same, without the body when it has the version that is known. */
export async function findUnknownPage(
  read: Read,
  path: string,
  scope: Scope,
  known: string,
): Promise<VersionedRow | null> {
  const query = selectShown(read, path, scope).select(['version', toUnknownBody(known)]);
  return (await query.executeTakeFirst()) ?? null;
}

function selectShown(read: Read, path: string, { audience, region }: Scope) {
  return read
    .selectFrom('page')
    .where('path', '=', path)
    .where('audience', '=', audience)
    .where('region', 'in', [region, ''])
    .orderBy('region', 'desc')
    .limit(1);
}

/** What a search engine may list of what visitors of this scope reach, each path once. */
export async function listIndexedPages(
  read: Read,
  { audience, region }: Scope,
): Promise<{ path: string; updatedAt: string }[]> {
  return read
    .selectFrom('page')
    .select(['path', (eb) => eb.fn.max('updated_at').as('updatedAt')])
    .where('audience', '=', audience)
    .where('region', 'in', [region, ''])
    .where('listed', '=', 1)
    .groupBy('path')
    .orderBy('path')
    .execute();
}

/** The page at a path and its variants for regions. */
export async function listPageVariants(
  read: Read,
  path: string,
  audience: Audience,
): Promise<Pick<PageTable, 'region' | 'body'>[]> {
  return read
    .selectFrom('page')
    .select(['region', 'body'])
    .where('path', '=', path)
    .where('audience', '=', audience)
    .execute();
}

/** The codes of regions that have a page of their own at a path. */
export async function listRegionsWithVariant(
  read: Read,
  path: string,
  audience: Audience,
): Promise<string[]> {
  const rows = await read
    .selectFrom('page')
    .select('region')
    .where('path', '=', path)
    .where('audience', '=', audience)
    .where('region', '!=', '')
    .execute();
  return rows.map(({ region }) => region);
}

export async function listPagesAt(
  read: Read,
  paths: readonly string[],
  audience: Audience,
): Promise<Pick<PageTable, 'path' | 'body'>[]> {
  return read
    .selectFrom('page')
    .select(['path', 'body'])
    .where('path', 'in', paths)
    .where('audience', '=', audience)
    .execute();
}

/** The bodies of all pages whose paths begin with one of these. */
export async function listBodiesBelow(read: Read, folders: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('page')
    .select('body')
    .where((where) => where.or(folders.map((folder) => where('path', 'like', `${folder}%`))))
    .execute();
  return rows.map(({ body }) => body);
}

/** Pages whose body has a member `redirect301`, empty ones among them. */
export async function listLeadingOn(read: Read): Promise<Pick<PageTable, 'path' | 'audience' | 'body'>[]> {
  return (
    read
      .selectFrom('page')
      .select(['path', 'audience', 'body'])
      // What leads on is never listed: a narrow look even into a hundred thousand pages.
      .where('listed', '=', 0)
      .where('body', 'like', '%redirect301%')
      .execute()
  );
}

/** Which of these paths have a page that visitors stay on, by audience. */
export async function listStayingAt(
  read: Read,
  paths: readonly string[],
): Promise<Pick<PageTable, 'path' | 'audience'>[]> {
  if (paths.length === 0) return [];
  return read
    .selectFrom('page')
    .select(['path', 'audience'])
    .where('path', 'in', [...new Set(paths)])
    .where('body', 'not like', '%"redirect301":"%')
    .execute();
}

/** The entries of pages that name one of these uuids anywhere. */
export async function listPagesNaming(read: Read, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await read
    .selectFrom('page')
    .select('entry_id')
    .where((where) => where.or(uuids.map((uuid) => where('body', 'like', `%${JSON.stringify(uuid)}%`))))
    .execute();
  return rows.map(({ entry_id: id }) => id);
}

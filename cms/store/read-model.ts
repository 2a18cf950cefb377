import { toContentVersion } from '../sources/content-version';
import { isPath, toDocumentName, type EntryAddress } from './entry-address';
import type { Write } from './entry-records';
import { toChunks } from './entry-usage';

/** What the site reads: a row for each published document, written in the transaction that publishes it. */

export interface Publication {
  entryId: string;
  address: EntryAddress;
  /** JSON text. */
  body: string;
  now: number;
}

/** Another entry is published at that address. Thrown, so that whatever the transaction has written goes with it. */
export class AddressTaken extends Error {
  override name = 'AddressTaken';
  constructor(
    /** The entry that stands there. */
    readonly ownerId: string,
    /** The entry that was to. */
    readonly entryId: string,
  ) {
    super('another entry is published at this address');
  }
}

const CHUNK = 500;

/** Puts documents in the place of what their entries had published. Throws AddressTaken. */
export async function writePublications(write: Write, publications: readonly Publication[]): Promise<void> {
  const pages = publications.flatMap(toPageRows);
  refuseTwins(pages.map((page) => ({ ...page, at: `${page.path} ${page.audience} ${page.region}` })));
  for (const part of toChunks(pages, CHUNK)) await writePages(write, part);
  const documents = publications.flatMap(toDocumentRows);
  refuseTwins(documents.map((document) => ({ ...document, at: document.name })));
  for (const part of toChunks(documents, CHUNK)) await writeDocuments(write, part);
}

async function writePages(write: Write, rows: PageRow[]): Promise<void> {
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('page')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['path', 'audience', 'region'])
        .doUpdateSet(({ ref }) => ({
          body: ref('excluded.body'),
          version: ref('excluded.version'),
          listed: ref('excluded.listed'),
          updated_at: ref('excluded.updated_at'),
          entry_id: ref('excluded.entry_id'),
        }))
        // The statement that writes is the one that asks: of two at the same time, the second waits and then sees.
        .where(({ eb, ref, or }) =>
          or([eb('page.entry_id', '=', ''), eb('page.entry_id', '=', ref('excluded.entry_id'))]),
        ),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === rows.length) return;
  const paths = rows.map(({ path }) => path);
  const standing = await write
    .selectFrom('page')
    .select(['path', 'audience', 'region', 'entry_id'])
    .where('path', 'in', paths)
    .execute();
  throw toTaken(rows, standing, ({ path, audience, region }) => `${path} ${audience} ${region}`);
}

async function writeDocuments(write: Write, rows: DocumentRow[]): Promise<void> {
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('document')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({
          body: ref('excluded.body'),
          version: ref('excluded.version'),
          updated_at: ref('excluded.updated_at'),
          entry_id: ref('excluded.entry_id'),
        }))
        .where(({ eb, ref, or }) =>
          or([eb('document.entry_id', '=', ''), eb('document.entry_id', '=', ref('excluded.entry_id'))]),
        ),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === rows.length) return;
  const names = rows.map(({ name }) => name);
  const standing = await write
    .selectFrom('document')
    .select(['name', 'entry_id'])
    .where('name', 'in', names)
    .execute();
  throw toTaken(rows, standing, ({ name }) => name);
}

function toTaken<Place extends { entry_id: string }>(
  wanted: readonly Place[],
  standing: readonly Place[],
  toText: (place: Place) => string,
): Error {
  const owners = new Map(standing.map((place) => [toText(place), place.entry_id]));
  for (const place of wanted) {
    const owner = owners.get(toText(place));
    if (owner !== undefined && owner !== '' && owner !== place.entry_id)
      return new AddressTaken(owner, place.entry_id);
  }
  return new Error('a publication was not written, and nothing stands in its way');
}

/** Two of one statement at one address: no database is asked which of them is meant. */
function refuseTwins(rows: readonly { at: string; entry_id: string }[]): void {
  const owners = new Map<string, string>();
  for (const { at, entry_id } of rows) {
    const owner = owners.get(at);
    if (owner !== undefined) throw new AddressTaken(owner, entry_id);
    owners.set(at, entry_id);
  }
}

/** Takes what an entry has published from the site. */
export async function removePublication(write: Write, entryId: string): Promise<void> {
  await write.deleteFrom('page').where('entry_id', '=', entryId).execute();
  await write.deleteFrom('document').where('entry_id', '=', entryId).execute();
}

/** The regions' list has no entry of its own: nobody edits it here. */
export const REGIONS_DOCUMENT = 'regions';

export async function writeRegions(write: Write, regions: unknown, now: number): Promise<void> {
  const row = { name: REGIONS_DOCUMENT, body: JSON.stringify(regions), version: toContentVersion(regions) };
  await write
    .insertInto('document')
    .values({ ...row, updated_at: toTime(now), entry_id: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...row, updated_at: toTime(now) }))
    .execute();
}

type PageRow = ReturnType<typeof toPageRows>[number];
type DocumentRow = ReturnType<typeof toDocumentRows>[number];

/** What both audiences share stands at both addresses. */
function toPageRows({ entryId, address: { kind, name, audience, region }, body, now }: Publication) {
  if (!isPath(kind)) return [];
  const page = toPage(kind, JSON.parse(body));
  const row = {
    path: name,
    region,
    body: kind === 'page' ? body : JSON.stringify(page),
    entry_id: entryId,
    version: toContentVersion(page),
    listed: toListed(page),
    updated_at: toTime(now),
  };
  const audiences = audience === '' ? (['b2b', 'b2c'] as const) : [audience];
  return audiences.map((audience) => ({ ...row, audience }));
}

/** A redirect is a page that only leads on (PAGE-24). */
function toPage(kind: 'page' | 'redirect', body: unknown): unknown {
  if (kind === 'page') return body;
  const to: unknown = typeof body === 'object' && body !== null && 'to' in body ? body.to : null;
  return { uuid: null, title: '', redirect301: to, components: [] };
}

function toDocumentRows({ entryId, address, body, now }: Publication) {
  if (isPath(address.kind)) return [];
  const version = toContentVersion(JSON.parse(body));
  const name = toDocumentName(address);
  return [{ name, body, version, updated_at: toTime(now), entry_id: entryId }];
}

const toTime = (now: number) => new Date(now).toISOString();

/** Redirects, missing pages and pages that ask not to be indexed stay out of the sitemap. */
function toListed(page: unknown): 0 | 1 {
  if (typeof page !== 'object' || page === null) return 0;
  const { redirect301, is404, meta }: { redirect301?: unknown; is404?: unknown; meta?: unknown } = page;
  return redirect301 || is404 || asksForQuiet(meta) ? 0 : 1;
}

/** Looked for tag by tag: what is nested without end is no tag, and cannot be written down again either. */
function asksForQuiet(meta: unknown): boolean {
  return (
    Array.isArray(meta) &&
    meta.some((tag: unknown) => {
      const content: unknown = typeof tag === 'object' && tag !== null && 'content' in tag ? tag.content : '';
      return typeof content === 'string' && content.includes('noindex');
    })
  );
}

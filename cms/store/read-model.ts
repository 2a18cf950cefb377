import type { Transaction } from 'kysely';
import { toContentVersion } from '../sources/content-version';
import { toDocumentName, type EntryAddress } from './entry-address';
import type { StoreTables } from './tables';

/** What the site reads: a row for each published document, written in the transaction that publishes it. */
type Write = Transaction<StoreTables>;

export interface Publication {
  address: EntryAddress;
  /** JSON text. */
  body: string;
  now: number;
}

const CHUNK = 500;

/** Puts documents in the place of what stood at their addresses. */
export async function writePublications(write: Write, publications: readonly Publication[]): Promise<void> {
  const pages = publications.flatMap((publication) => toPageRow(publication) ?? []);
  const documents = publications.flatMap((publication) => toDocumentRow(publication) ?? []);
  for (let from = 0; from < pages.length; from += CHUNK) {
    await write
      .insertInto('page')
      .values(pages.slice(from, from + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['path', 'audience', 'region']).doUpdateSet(({ ref }) => ({
          body: ref('excluded.body'),
          version: ref('excluded.version'),
          listed: ref('excluded.listed'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
  for (let from = 0; from < documents.length; from += CHUNK) {
    await write
      .insertInto('document')
      .values(documents.slice(from, from + CHUNK))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({
          body: ref('excluded.body'),
          version: ref('excluded.version'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}

/** Takes what stands at an address from the site. */
export async function removePublication(write: Write, address: EntryAddress): Promise<void> {
  const { kind, name, audience, region } = address;
  if (kind === 'page' || kind === 'redirect') {
    await write
      .deleteFrom('page')
      .where('path', '=', name)
      .where('audience', '=', audience === '' ? 'b2c' : audience)
      .where('region', '=', region)
      .execute();
  } else {
    await write.deleteFrom('document').where('name', '=', toDocumentName(address)).execute();
  }
}

/** The regions' list has no entry of its own: nobody edits it here. */
export const REGIONS_DOCUMENT = 'regions';

export async function writeRegions(write: Write, regions: unknown, now: number): Promise<void> {
  const row = { name: REGIONS_DOCUMENT, body: JSON.stringify(regions), version: toContentVersion(regions) };
  await write
    .insertInto('document')
    .values({ ...row, updated_at: toTime(now) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...row, updated_at: toTime(now) }))
    .execute();
}

function toPageRow({ address: { kind, name, audience, region }, body, now }: Publication) {
  if (kind !== 'page' && kind !== 'redirect') return null;
  const page = toPage(kind, JSON.parse(body));
  return {
    ...{ path: name, audience: audience === '' ? ('b2c' as const) : audience, region },
    ...{ body: kind === 'page' ? body : JSON.stringify(page), version: toContentVersion(page) },
    ...{ listed: toListed(page), updated_at: toTime(now) },
  };
}

/** A redirect is a page that only leads on (PAGE-24). */
function toPage(kind: 'page' | 'redirect', body: unknown): unknown {
  if (kind === 'page') return body;
  const to: unknown = typeof body === 'object' && body !== null && 'to' in body ? body.to : null;
  return { uuid: null, title: '', redirect301: to, components: [] };
}

function toDocumentRow({ address, body, now }: Publication) {
  if (address.kind === 'page' || address.kind === 'redirect') return null;
  const version = toContentVersion(JSON.parse(body));
  return { name: toDocumentName(address), body, version, updated_at: toTime(now) };
}

const toTime = (now: number) => new Date(now).toISOString();

/** Redirects, missing pages and pages that ask not to be indexed stay out of the sitemap. */
function toListed(page: unknown): 0 | 1 {
  if (typeof page !== 'object' || page === null) return 0;
  const { redirect301, is404, meta }: { redirect301?: unknown; is404?: unknown; meta?: unknown } = page;
  const isHidden = JSON.stringify(meta ?? []).includes('noindex');
  return redirect301 || is404 || isHidden ? 0 : 1;
}

import { isDocumentKind, toDocumentPath } from '#schemas/documents/document-kinds';
import type { PlacedFinding } from '#schemas/finding';
import type { EntryAddress } from '#cms/store/entry-address';
import { toChunks } from '#cms/store/entry-usage';
import type { Store } from '#cms/store/tables';
import { toBuildId } from './build-id.server';
import { checkSite, type SiteCheckOptions } from './check-site.server';
import type { CheckedSite } from './checked-site';
import { findForChecks } from './for-checks.server';
import type { ListedState } from './listed-states.server';
import { isBroken, type CheckedDocument } from './site-check';

/** The kept report of what is published: a row for each published document, made anew when it or the build changes. */

export interface KeptReport {
  entryId: string;
  address: EntryAddress;
  title: string;
  /** Milliseconds since 1970. */
  checkedAt: number;
  /** Was it checked with this build, and in its present revision? */
  isCurrent: boolean;
  isForChecks: boolean;
  findings: PlacedFinding[];
}

/** The report as it is kept; documents that were never checked are not in it, `unchecked` counts them. */
export async function readReport(store: Store): Promise<{ reports: KeptReport[]; unchecked: number }> {
  const rows = await store
    .selectFrom('entry')
    .leftJoin('content_report', 'content_report.entry_id', 'entry.id')
    .leftJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id', 'kind', 'name', 'audience', 'region', 'title', 'published_revision'])
    .select(['revision_id', 'build', 'checked_at', 'findings', 'origin'])
    .where('published_revision', 'is not', null)
    .orderBy('errors', 'desc')
    .orderBy('warnings', 'desc')
    .orderBy('name')
    .execute();
  const build = toBuildId();
  const isForChecks = await findForChecks(store);
  const reports = rows.flatMap((row): KeptReport[] => {
    if (row.findings === null || row.checked_at === null) return [];
    const { id: entryId, kind, name, audience, region, title } = row;
    const address = { kind, name, audience, region };
    return [
      {
        entryId,
        title,
        address,
        checkedAt: Number(row.checked_at),
        isForChecks: isForChecks(address, row.origin),
        isCurrent: row.build === build && row.revision_id === row.published_revision,
        // Only `keep` below writes them.
        findings: JSON.parse(row.findings) as PlacedFinding[],
      },
    ];
  });
  return { reports, unchecked: rows.length - reports.length };
}

/** Checks published documents again whose addresses changed, and those that link to them. */
export async function refreshReport(
  site: CheckedSite,
  addresses: readonly EntryAddress[],
  signal?: AbortSignal,
): Promise<void> {
  const entryIds = await findTouched(site.store, addresses);
  if (entryIds.length > 0) await check(site, entryIds, { signal });
}

/**
 * Checks every published document that this build has not seen in its present revision. For the start of the server:
 * in the background, sparing the processor. Servers that start together share the work. Gives the number of documents
 * that were checked here.
 */
export async function refreshOutdated(site: CheckedSite, signal?: AbortSignal): Promise<number> {
  const rows = await site.store
    .selectFrom('entry')
    .leftJoin('content_report', 'content_report.entry_id', 'entry.id')
    .select(['entry.id', 'published_revision', 'revision_id', 'build'])
    .where('published_revision', 'is not', null)
    .execute();
  const build = toBuildId();
  const outdated = rows.filter((row) => row.build !== build || row.revision_id !== row.published_revision);
  if (outdated.length === 0) return 0;
  const isDone = async ({ entryId, revision }: ListedState) => {
    const known = await site.store
      .selectFrom('content_report')
      .select('build')
      .where('entry_id', '=', entryId)
      .where('revision_id', '=', revision?.id ?? '')
      .executeTakeFirst();
    return known?.build === build;
  };
  return check(
    site,
    outdated.map(({ id }) => id),
    { isDone, signal },
  );
}

/** Checks every published document, whatever is known of it. */
export async function refreshEverything(site: CheckedSite, signal?: AbortSignal): Promise<number> {
  const rows = await site.store
    .selectFrom('entry')
    .select('id')
    .where('published_revision', 'is not', null)
    .execute();
  return check(
    site,
    rows.map(({ id }) => id),
    { signal },
  );
}

async function check(
  site: CheckedSite,
  entryIds: readonly string[],
  options: Pick<SiteCheckOptions, 'isDone' | 'signal'>,
): Promise<number> {
  const { documents, ms } = await checkSite(site, {
    states: ['published'],
    entryIds,
    spares: true,
    ...options,
    onDocument: (document) => keep(site.store, document),
  });
  const broken = documents.filter(isBroken).length;
  site.log.info({ event: 'content-checked', documents: documents.length, broken, ms });
  return documents.length;
}

const isError = ({ severity }: PlacedFinding) => severity === 'error';

async function keep(store: Store, { entryId, revision, findings }: CheckedDocument): Promise<void> {
  if (revision === null) return;
  const errors = findings.filter(isError).length;
  const row = {
    revision_id: revision.id,
    build: toBuildId(),
    checked_at: Date.now(),
    errors,
    warnings: findings.length - errors,
    findings: JSON.stringify(findings),
  };
  await store.transaction().execute(async (write) => {
    // Unpublished or removed meanwhile: nothing of it is kept.
    const entry = await write
      .selectFrom('entry')
      .select('id')
      .where('id', '=', entryId)
      .where('published_revision', '=', revision.id)
      .executeTakeFirst();
    if (entry === undefined) return;
    await write
      .insertInto('content_report')
      .values({ entry_id: entryId, ...row })
      .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
      .execute();
  });
}

/**
 * A layout stands around every page of its audience, so a change of it changes them all; a category of the FAQ is what
 * its articles stand in, and a page may be the one that a document is read on.
 */
async function findTouched(store: Store, addresses: readonly EntryAddress[]): Promise<string[]> {
  const names = addresses.flatMap(({ kind, name }) => (kind === 'page' || kind === 'redirect' ? [name] : []));
  const changed = new Set(addresses.map(toKey));
  const hasLayout = addresses.some(({ kind }) => kind === 'layout');
  const hasFaq = addresses.some(({ kind }) => kind === 'faq');
  const entries = await store
    .selectFrom('entry')
    .select(['id', 'kind', 'name', 'audience', 'region'])
    .where('published_revision', 'is not', null)
    .execute();
  const linking = new Set(await findLinking(store, names));
  const forms = addresses.flatMap(({ kind, name }) => (kind === 'form' ? [name] : []));
  for (const id of await findWithForms(store, forms)) linking.add(id);
  return entries
    .filter((entry) => {
      const isAtName = names.includes(entry.name) && (entry.kind === 'page' || entry.kind === 'redirect');
      const isAround = hasLayout && entry.kind === 'page';
      const isAbout = (hasFaq && entry.kind === 'faq') || isReadAt(entry, names);
      return changed.has(toKey(entry)) || isAtName || isAround || isAbout || linking.has(entry.id);
    })
    .map(({ id }) => id);
}

function isReadAt({ kind, name, audience }: EntryAddress, paths: readonly string[]): boolean {
  const path = isDocumentKind(kind) ? toDocumentPath(kind, name, audience) : null;
  return path !== null && paths.includes(path);
}

const toKey = ({ kind, name, audience, region }: EntryAddress) => [kind, name, audience, region].join('\n');

const CHUNK = 200;

async function findLinking(store: Store, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const part of toChunks(paths, CHUNK)) {
    const rows = await store
      .selectFrom('entry_usage')
      .select('entry_id')
      .distinct()
      .where('of', '=', 'link')
      .where('state', '=', 'published')
      .where('value', 'in', part)
      .execute();
    found.push(...rows.map(({ entry_id: id }) => id));
  }
  return found;
}

/** A form stands on the page whose uuid it is named by. */
async function findWithForms(store: Store, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await store
    .selectFrom('page')
    .select('entry_id')
    .where((where) => where.or(uuids.map((uuid) => where('body', 'like', `%${JSON.stringify(uuid)}%`))))
    .execute();
  return rows.map(({ entry_id: id }) => id);
}

import type { PlacedFinding } from '#schemas/finding';
import { findKind, toDocumentPath } from '#cms/kinds/kinds';
import type { EntryAddress } from '#cms/store/entry-address';
import { listPublishedLinking } from '#cms/store/lists/document-uses';
import {
  findCheckingBuild,
  listPublishedEntries,
  listReported,
  listUncheckedEntries,
  writeReport,
} from '#cms/store/published/content-reports';
import { listPagesNaming } from '#cms/store/published/published-pages';
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
  const documents = await listReported(store);
  const build = toBuildId();
  const isForChecks = await findForChecks(store);
  const reports = documents.flatMap(({ entryId, address, title, origin, report }): KeptReport[] => {
    if (report === null) return [];
    return [
      {
        entryId,
        title,
        address,
        checkedAt: report.checkedAt,
        isForChecks: isForChecks(address, origin),
        isCurrent: report.build === build && report.isOfPresent,
        findings: report.findings,
      },
    ];
  });
  return { reports, unchecked: documents.length - reports.length };
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
  const build = toBuildId();
  const outdated = await listUncheckedEntries(site.store, build);
  if (outdated.length === 0) return 0;
  const isDone = async ({ entryId, revision }: ListedState) =>
    (await findCheckingBuild(site.store, entryId, revision?.id ?? '')) === build;
  return check(site, outdated, { isDone, signal });
}

/** Checks every published document, whatever is known of it. */
export async function refreshEverything(site: CheckedSite, signal?: AbortSignal): Promise<number> {
  const entries = await listPublishedEntries(site.store);
  return check(
    site,
    entries.map(({ id }) => id),
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

async function keep(store: Store, { entryId, revision, findings }: CheckedDocument): Promise<void> {
  if (revision === null) return;
  await writeReport(store, {
    entryId,
    revisionId: revision.id,
    build: toBuildId(),
    checkedAt: Date.now(),
    findings,
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
  const together = new Set(
    addresses.flatMap(({ kind }) => (findKind(kind)?.isCheckedTogether === true ? [kind] : [])),
  );
  const entries = await listPublishedEntries(store);
  const linking = new Set(await listPublishedLinking(store, names));
  // The name of a form is the uuid of the page that it stands on.
  const forms = addresses.flatMap(({ kind, name }) => (kind === 'form' ? [name] : []));
  for (const id of await listPagesNaming(store, forms)) linking.add(id);
  return entries
    .filter((entry) => {
      const isAtName = names.includes(entry.name) && (entry.kind === 'page' || entry.kind === 'redirect');
      const isAround = hasLayout && entry.kind === 'page';
      const isAbout = together.has(entry.kind) || isReadAt(entry, names);
      return changed.has(toKey(entry)) || isAtName || isAround || isAbout || linking.has(entry.id);
    })
    .map(({ id }) => id);
}

function isReadAt({ kind, name, audience }: EntryAddress, paths: readonly string[]): boolean {
  const path = toDocumentPath(kind, name, audience);
  return path !== null && paths.includes(path);
}

const toKey = ({ kind, name, audience, region }: EntryAddress) => [kind, name, audience, region].join('\n');

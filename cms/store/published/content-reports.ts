import type { PlacedFinding } from '#schemas/finding';
import type { EntryAddress } from '../entry-address';
import type { Read } from '../entry-states';
import { runChange } from '../run-change';
import type { Store } from '../tables';

/** What the last check found in each published document. */

export interface ReportedDocument {
  entryId: string;
  address: EntryAddress;
  title: string;
  /** Where its published revision comes from. */
  origin: string | null;
  /** Null for a document that was never checked. */
  report: {
    /** Milliseconds since 1970. */
    checkedAt: number;
    /** The build that checked it. */
    build: string;
    /** Was its present revision checked? */
    isOfPresent: boolean;
    findings: PlacedFinding[];
  } | null;
}

/** Every published document with its report, those with most errors first. */
export async function listReported(read: Read): Promise<ReportedDocument[]> {
  const rows = await read
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
  return rows.map(({ id: entryId, kind, name, audience, region, title, origin, ...row }) => ({
    entryId,
    address: { kind, name, audience, region },
    title,
    origin,
    report:
      row.findings === null || row.checked_at === null || row.build === null
        ? null
        : {
            checkedAt: Number(row.checked_at),
            build: row.build,
            isOfPresent: row.revision_id === row.published_revision,
            // Only `writeReport` below writes them.
            findings: JSON.parse(row.findings) as PlacedFinding[],
          },
  }));
}

/** The published entries whose present revision this build has not checked. */
export async function listUncheckedEntries(read: Read, build: string): Promise<string[]> {
  const rows = await read
    .selectFrom('entry')
    .leftJoin('content_report', 'content_report.entry_id', 'entry.id')
    .select(['entry.id', 'published_revision', 'revision_id', 'build'])
    .where('published_revision', 'is not', null)
    .execute();
  return rows
    .filter((row) => row.build !== build || row.revision_id !== row.published_revision)
    .map(({ id }) => id);
}

/** The build that checked a revision last; null when none did. */
export async function findCheckingBuild(
  read: Read,
  entryId: string,
  revisionId: string,
): Promise<string | null> {
  const known = await read
    .selectFrom('content_report')
    .select('build')
    .where('entry_id', '=', entryId)
    .where('revision_id', '=', revisionId)
    .executeTakeFirst();
  return known?.build ?? null;
}

export interface NewReport {
  entryId: string;
  revisionId: string;
  build: string;
  /** Milliseconds since 1970. */
  checkedAt: number;
  findings: readonly PlacedFinding[];
}

/** Keeps what was found, in the place of the report before. What was unpublished or removed meanwhile gets none. */
export async function writeReport(
  store: Store,
  { entryId, revisionId, build, checkedAt, findings }: NewReport,
): Promise<void> {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const row = {
    revision_id: revisionId,
    build,
    checked_at: checkedAt,
    errors,
    warnings: findings.length - errors,
    findings: JSON.stringify(findings),
  };
  await runChange(store, async (write) => {
    const entry = await write
      .selectFrom('entry')
      .select('id')
      .where('id', '=', entryId)
      .where('published_revision', '=', revisionId)
      .executeTakeFirst();
    if (entry === undefined) return;
    await write
      .insertInto('content_report')
      .values({ entry_id: entryId, ...row })
      .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
      .execute();
  });
}

/** Where every published document stands. */
export async function listPublishedEntries(read: Read): Promise<(EntryAddress & { id: string })[]> {
  return read
    .selectFrom('entry')
    .select(['id', 'kind', 'name', 'audience', 'region'])
    .where('published_revision', 'is not', null)
    .execute();
}

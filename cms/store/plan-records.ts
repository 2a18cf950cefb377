import type { Selectable } from 'kysely';
import type { Finding } from '#schemas/finding';
import type { EntryAddress } from './entry-address';
import { findRevision, type Read } from './entry-states';
import type { EntryTable, PlanTable, RevisionTable, Store } from './tables';

export interface Plan {
  id: string;
  entryId: string;
  action: PlanTable['action'];
  /** Null when it is to be unpublished. */
  revisionId: string | null;
  at: number;
  state: PlanTable['state'];
  /** When it was last checked, and by which build; null and empty before that. */
  checkedAt: number | null;
  checkedBuild: string;
  /** Of the last check: with an error among them it is going to be refused, or was. */
  findings: readonly Finding[];
  createdAt: number;
  createdBy: string;
}

/** A plan with what it is for. */
export interface PlannedEntry extends Plan {
  address: EntryAddress;
  title: string;
  /** The number of the revision; null when it is to be unpublished. */
  revisionNumber: number | null;
}

/** What says whether a revision can be published: findings of severity `error` refuse it. */
export interface Check {
  /** Names the code that checks: another one checks again. */
  build: string;
  find: (revision: RevisionTable, entry: EntryTable) => Promise<readonly Finding[]>;
}

const HOUR_MS = 3_600_000;
/** How long before its time a plan is checked again. */
const CHECKED_BEFORE_MS = [24 * HOUR_MS, HOUR_MS];

export function toPlan(row: Selectable<PlanTable>): Plan {
  return {
    id: row.id,
    entryId: row.entry_id,
    action: row.action,
    revisionId: row.revision_id,
    at: row.at,
    state: row.state,
    checkedAt: row.checked_at,
    checkedBuild: row.checked_build,
    // Written by this module only.
    findings: JSON.parse(row.findings) as Finding[],
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

export async function readPlans(
  store: Store,
  { entryId, states, dueAt }: { entryId?: string; states?: readonly PlanTable['state'][]; dueAt?: number },
): Promise<PlannedEntry[]> {
  let query = store
    .selectFrom('plan')
    .innerJoin('entry', 'entry.id', 'plan.entry_id')
    .leftJoin('revision', 'revision.id', 'plan.revision_id')
    .selectAll('plan')
    .select(['entry.kind', 'entry.name', 'entry.audience', 'entry.region', 'entry.title'])
    .select('revision.number as revisionNumber');
  if (entryId !== undefined) query = query.where('plan.entry_id', '=', entryId);
  if (states !== undefined) query = query.where('plan.state', 'in', states);
  if (dueAt !== undefined) query = query.where('plan.at', '<=', dueAt);
  const rows = await query.orderBy('plan.at').orderBy('plan.id').execute();
  return rows.map(({ kind, name, audience, region, title, revisionNumber, ...plan }) => ({
    ...toPlan(plan),
    address: { kind, name, audience, region },
    title,
    revisionNumber,
  }));
}

/** New plans, after each deploy, and when a day or an hour is left. */
export function isCheckDue(plan: Plan, now: number, build: string, wasCheckedHere: boolean): boolean {
  const { action, at, checkedAt, checkedBuild } = plan;
  if (action === 'unpublish') return false;
  if (checkedAt === null) return true;
  if (checkedBuild !== build && !wasCheckedHere) return true;
  return CHECKED_BEFORE_MS.some((before) => now >= at - before && checkedAt < at - before);
}

/** A check that fails says nothing of the content: what this build has found before stands, or it is unchecked. */
export async function judge(read: Read, plan: Plan, { build, find }: Check): Promise<readonly Finding[]> {
  if (plan.revisionId === null) return [];
  const entry = await read.selectFrom('entry').selectAll().where('id', '=', plan.entryId).executeTakeFirst();
  const revision = await findRevision(read, plan.entryId, plan.revisionId);
  if (entry === undefined || revision === null) return [];
  try {
    return await find(revision, entry);
  } catch (error) {
    if (plan.checkedBuild === build) return plan.findings;
    return [toUncheckedFinding(error)];
  }
}

function toUncheckedFinding(error: unknown): Finding {
  return {
    code: 'unchecked',
    severity: 'error',
    id: 'page',
    type: 'page',
    version: 1,
    pointer: '',
    message: `the check itself has failed: ${String(error)}`,
    fix: 'See the log; plan it again when the check works.',
  };
}

/** Another entry is published where this one was to be. */
export function toTakenFinding(ownerId: string): Finding {
  return {
    code: 'unreachable-address',
    severity: 'error',
    id: 'page',
    type: 'page',
    version: 1,
    pointer: '',
    message: 'another entry is published at this address',
    fix: 'Unpublish or move the other one, and plan this one again.',
    about: ownerId,
  };
}

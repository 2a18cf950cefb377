import type { Finding } from '#schemas/finding';
import { point, unpublishEntry } from './entry-changes';
import { lockEntry, writeAudit, type Author, type EntryRecord, type Write } from './entry-records';
import { findRevision } from './entry-states';
import { newId } from './new-id';
import {
  isCheckDue,
  judge,
  readPlans,
  toPlan,
  toTakenFinding,
  type Check,
  type Plan,
  type PlannedEntry,
} from './plan-records';
import { AddressTaken } from './read-model';
import { runChange } from './run-change';
import type { PlanTable, Store } from './tables';

export type PlanOutcome = { outcome: 'planned'; plan: Plan } | { outcome: 'missing' | 'past' };

/** What is to be published or taken from the site by itself. Pinned to a revision: later edits are not shipped with it. */
export interface Plans {
  /** `revisionId` is of `entries.keep`; `at` in milliseconds, in the future. */
  planPublish: (
    entryId: string,
    plan: { revisionId: string; at: number },
    author: Author,
  ) => Promise<PlanOutcome>;
  planUnpublish: (entryId: string, at: number, author: Author) => Promise<PlanOutcome>;
  cancel: (id: string, author: Author) => Promise<'cancelled' | 'closed' | 'missing'>;
  /** By time; the closed ones too when asked. */
  list: (filter?: { entryId?: string; states?: readonly PlanTable['state'][] }) => Promise<PlannedEntry[]>;
  /** Checks the waiting plans whose turn it is: new ones, after a deploy, a day and an hour before their time. */
  review: (check: Check) => Promise<Plan[]>;
  /** Carries out what is due, each once whoever asks; what would break is refused. Gives what this call has closed. */
  carryOut: (check: Check) => Promise<Plan[]>;
}

const SCHEDULE: Author = { id: null, name: 'Расписание' };

/** `onChange` as of `createEntries`; `onFault` is told of a plan that could not be carried out now and is tried again. */
export function createPlans(
  store: Store,
  now: () => number,
  { onChange, onFault }: { onChange: () => Promise<void>; onFault: (error: unknown, plan: Plan) => void },
): Plans {
  /** What this process has checked: two builds that run side by side must not check in turn for ever. */
  const checkedHere = new Set<string>();

  async function add(
    entryId: string,
    { action, revisionId, at }: Pick<Plan, 'action' | 'revisionId' | 'at'>,
    author: Author,
  ): Promise<PlanOutcome> {
    const created = now();
    if (at <= created) return { outcome: 'past' };
    return runChange(store, async (write) => {
      const entry = await lockEntry(write, entryId);
      if (entry === null) return { outcome: 'missing' };
      if (revisionId !== null && (await findRevision(write, entryId, revisionId)) === null)
        return { outcome: 'missing' };
      const row: PlanRow = {
        id: newId(created),
        entry_id: entryId,
        action,
        revision_id: revisionId,
        at,
        state: 'waiting',
        checked_at: null,
        checked_build: '',
        findings: '[]',
        created_at: created,
        created_by: author.name,
      };
      await write.insertInto('plan').values(row).execute();
      const details = { plan: row.id, action, at: new Date(at).toISOString() };
      await writeAudit(write, { author, action: 'planned', subject: entry, details, now: created });
      return { outcome: 'planned', plan: toPlan(row) };
    });
  }

  async function review(check: Check): Promise<Plan[]> {
    const waiting = await readPlans(store, { states: ['waiting'] });
    const reviewed: Plan[] = [];
    for (const plan of waiting) {
      const key = `${plan.id} ${check.build}`;
      if (!isCheckDue(plan, now(), check.build, checkedHere.has(key))) continue;
      checkedHere.add(key);
      const findings = await judge(store, plan, check);
      const checked = { checked_at: now(), checked_build: check.build, findings: JSON.stringify(findings) };
      await store
        .updateTable('plan')
        .set(checked)
        .where('id', '=', plan.id)
        .where('state', '=', 'waiting')
        .execute();
      reviewed.push({ ...plan, findings, checkedAt: checked.checked_at, checkedBuild: check.build });
    }
    return reviewed;
  }

  async function carryOut(check: Check): Promise<Plan[]> {
    const due = await readPlans(store, { states: ['waiting'], dueAt: now() });
    const closed: Plan[] = [];
    for (const plan of due) {
      try {
        const done = await carryOutOne(plan, check);
        if (done !== null) closed.push(done);
      } catch (error) {
        onFault(error, plan);
      }
    }
    if (closed.length > 0) await onChange();
    return closed;
  }

  async function carryOutOne(plan: Plan, check: Check): Promise<Plan | null> {
    const findings = await judge(store, plan, check);
    const close = (found: readonly Finding[]) =>
      runChange(store, (write) => closePlan(write, plan, { found, build: check.build, at: now() }));
    try {
      return await close(findings);
    } catch (error) {
      if (!(error instanceof AddressTaken)) throw error;
      return close([...findings, toTakenFinding(error.ownerId)]);
    }
  }

  return {
    planPublish: (entryId, { revisionId, at }, author) =>
      add(entryId, { action: 'publish', revisionId, at }, author),
    planUnpublish: (entryId, at, author) =>
      add(entryId, { action: 'unpublish', revisionId: null, at }, author),
    cancel: (id, author) => runChange(store, (write) => cancelPlan(write, id, author, now())),
    list: (filter = {}) => readPlans(store, filter),
    review,
    carryOut,
  };
}

type PlanRow = Omit<PlanTable, 'checked_build'> & { checked_build: string };

/** One conditional update says who carries it out: of two processes the second finds it closed. Null for that one. */
async function closePlan(
  write: Write,
  plan: Plan,
  { found, build, at }: { found: readonly Finding[]; build: string; at: number },
): Promise<Plan | null> {
  const entry = await lockEntry(write, plan.entryId);
  const state = found.some(({ severity }) => severity === 'error') ? 'refused' : 'done';
  const claimed = await write
    .updateTable('plan')
    .set({ state, checked_at: at, checked_build: build, findings: JSON.stringify(found) })
    .where('id', '=', plan.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (claimed === undefined || entry === null) return null;
  const action = state === 'done' ? 'plan-done' : 'plan-refused';
  const codes = [...new Set(found.map(({ code }) => code))];
  const details = { plan: plan.id, action: plan.action, plannedBy: plan.createdBy, findings: codes };
  await writeAudit(write, { author: SCHEDULE, action, subject: entry, details, now: at });
  if (state === 'done') await perform(write, plan, entry, at);
  return toPlan(claimed);
}

async function perform(write: Write, plan: Plan, entry: EntryRecord, at: number): Promise<void> {
  if (plan.action === 'unpublish') {
    await unpublishEntry(write, entry.id, SCHEDULE, at);
    return;
  }
  const revision = await findRevision(write, entry.id, plan.revisionId ?? '');
  if (revision === null) throw new Error('the revision of a plan is never removed while its entry is there');
  await point(write, entry, revision, SCHEDULE, at);
}

async function cancelPlan(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<'cancelled' | 'closed' | 'missing'> {
  const plan = await write.selectFrom('plan').selectAll().where('id', '=', id).executeTakeFirst();
  const entry = plan && (await lockEntry(write, plan.entry_id));
  if (!plan || !entry) return 'missing';
  const { numUpdatedRows } = await write
    .updateTable('plan')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'closed';
  const details = { plan: id, action: plan.action };
  await writeAudit(write, { author, action: 'plan-cancelled', subject: entry, details, now: at });
  return 'cancelled';
}

import { randomBytes } from 'node:crypto';
import { writeChange } from './content-changes';
import { writeAudit, type Author, type Write } from './entry-records';
import type { ExperimentTable } from './experiment-tables';
import { newId } from './new-id';
import { isTaken, runChange } from './run-change';
import type { Store } from './tables';

/** What an editor says of an experiment. It can be changed until the experiment is started. */
export type ExperimentPlan = Pick<
  ExperimentTable,
  'title' | 'version' | 'props' | 'share' | 'share_b' | 'goal' | 'worth' | 'begins_at' | 'ends_at'
>;

/** Where version B stands; chosen once. */
export type ExperimentPlace = Pick<ExperimentTable, 'path' | 'audience' | 'block' | 'type'>;

/** `late`: its last day is over. `busy`: another one runs on the page. `wrong-state`: it is no longer what was seen. */
export type StartOutcome = 'started' | 'late' | 'busy' | 'wrong-state';

export interface Experiments {
  /** Newest first. */
  list: () => Promise<ExperimentTable[]>;
  find: (id: string) => Promise<ExperimentTable | null>;
  create: (place: ExperimentPlace, plan: ExperimentPlan, author: Author) => Promise<string>;
  /** False for what is no draft. */
  save: (id: string, plan: ExperimentPlan, author: Author) => Promise<boolean>;
  /** A page has one experiment at a time. One that ran to its end there before is stopped with it. */
  start: (id: string, author: Author) => Promise<StartOutcome>;
  /** For good: a stopped experiment cannot be started again. False for one that does not run. */
  stop: (id: string, author: Author) => Promise<boolean>;
  /** With all that was counted. False for one that runs. */
  remove: (id: string, author: Author) => Promise<boolean>;
}

const KEY_BYTES = 32;

/** `onChange` is awaited after each change of what visitors see. */
export function createExperiments(
  store: Store,
  now: () => number,
  onChange: () => Promise<void>,
): Experiments {
  async function change<Result>(run: (write: Write) => Promise<Result>): Promise<Result> {
    const result = await runChange(store, run);
    await onChange();
    return result;
  }

  return {
    list: () => store.selectFrom('experiment').selectAll().orderBy('id', 'desc').execute(),
    find: async (id) => (await findRow(store, id)) ?? null,
    create: (place, plan, author) => runChange(store, (write) => insert(write, place, plan, author, now())),
    save: (id, plan, author) =>
      runChange(store, async (write) => {
        const row = await write
          .updateTable('experiment')
          .set({ ...plan, updated_at: now() })
          .where('id', '=', id)
          .where('state', '=', 'draft')
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return false;
        await note(write, row, { author, action: 'experiment-saved', now: now() });
        return true;
      }),
    async start(id, author) {
      try {
        return await change((write) => start(write, id, author, now()));
      } catch (error) {
        // Another one was started on the page at the same moment.
        if (isTaken(error)) return 'busy';
        throw error;
      }
    },
    stop: (id, author) => change((write) => stop(write, id, author, now())),
    remove: (id, author) =>
      runChange(store, async (write) => {
        const row = await write
          .deleteFrom('experiment')
          .where('id', '=', id)
          .where('state', '<>', 'running')
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return false;
        await note(write, row, { author, action: 'experiment-removed', now: now() });
        return true;
      }),
  };
}

async function findRow(read: Pick<Write, 'selectFrom'>, id: string) {
  return read.selectFrom('experiment').selectAll().where('id', '=', id).executeTakeFirst();
}

async function insert(
  write: Write,
  place: ExperimentPlace,
  plan: ExperimentPlan,
  author: Author,
  now: number,
): Promise<string> {
  const row: ExperimentTable = {
    ...place,
    ...plan,
    id: newId(now),
    state: 'draft',
    started_at: null,
    stopped_at: null,
    key: randomBytes(KEY_BYTES).toString('base64url'),
    created_at: now,
    created_by: author.name,
    updated_at: now,
  };
  await write.insertInto('experiment').values(row).execute();
  await note(write, row, { author, action: 'experiment-made', now });
  return row.id;
}

async function start(write: Write, id: string, author: Author, now: number): Promise<StartOutcome> {
  const draft = await findRow(write, id);
  if (draft?.state !== 'draft') return 'wrong-state';
  if (draft.ends_at !== null && draft.ends_at <= now) return 'late';
  const over = await write
    .selectFrom('experiment')
    .select('id')
    .where('path', '=', draft.path)
    .where('audience', '=', draft.audience)
    .where('state', '=', 'running')
    .where('ends_at', '<=', now)
    .execute();
  for (const ended of over) await stop(write, ended.id, author, now);
  const row = await write
    .updateTable('experiment')
    .set({ state: 'running', started_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return 'wrong-state';
  await note(write, row, { author, action: 'experiment-started', now });
  await tell(write, row, now);
  return 'started';
}

async function stop(write: Write, id: string, author: Author, now: number): Promise<boolean> {
  const row = await write
    .updateTable('experiment')
    .set({ state: 'stopped', stopped_at: now, updated_at: now, key: '' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  await note(write, row, { author, action: 'experiment-stopped', now });
  await tell(write, row, now);
  return true;
}

/** Every process forgets the pages of this address, and reads anew which experiments run. */
function tell(write: Write, { path, audience }: ExperimentTable, now: number): Promise<void> {
  return writeChange(write, [{ kind: 'page', name: path, audience, region: '' }], now);
}

function note(
  write: Write,
  { id, title, path }: ExperimentTable,
  { author, action, now }: { author: Author; action: string; now: number },
): Promise<void> {
  const details = { path, experiment: id };
  return writeAudit(write, { author, action, subject: `experiment ${title}`, details, now });
}

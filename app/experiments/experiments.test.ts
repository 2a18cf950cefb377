import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createExperiments, type ExperimentPlan, type Experiments } from '#cms/store/experiments';
import { sumExperimentVisits } from '#cms/store/experiment-visits';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { databases } from '#tests/databases';
import { countExperimentVisits } from './count-visits.server';
import type { DealtVisitor } from './deal-visitor.server';
import { createRunningExperiments, type RunningExperiments } from './running-experiments.server';

const ANNA = { id: null, name: 'Анна' };
const DAY_MS = 24 * 3_600_000;
const PLACE = { path: '/offer', audience: 'b2c', block: 'lead', type: 'text' } as const;
const PLAN: ExperimentPlan = {
  title: 'Короче заголовок',
  version: 1,
  props: JSON.stringify({ html: '<p>Другой текст</p>' }),
  share: 100,
  share_b: 50,
  goal: 'promised-payment',
  worth: 200,
  begins_at: null,
  ends_at: null,
};
const PAGE = { uuid: 'offer', components: [{ id: 'lead', type: 'text', props: { html: '<p>Текст</p>' } }] };

describe.each(databases)('experiments in $name', ({ createPlace }) => {
  let store: Store;
  let experiments: Experiments;
  let running: RunningExperiments;
  const stores: Store[] = [];
  const clock = { now: Date.parse('2026-11-24T09:00:00Z') };
  const faults: unknown[] = [];
  const log = {
    warn: (entry: object) => void faults.push(entry),
    error: (entry: object) => void faults.push(entry),
  };
  let page: unknown = PAGE;

  beforeEach(async () => {
    stores.push((store = await openStore(await createPlace())));
    page = PAGE;
    faults.length = 0;
    const now = () => clock.now;
    experiments = createExperiments(store, now, () => running.reload());
    const getPage = async () => ({
      outcome: 'found' as const,
      raw: page,
      version: JSON.stringify(page),
      unknown: [],
      isUncertain: false,
    });
    running = createRunningExperiments({ list: experiments.list, source: { getPage }, now, log });
  });
  afterAll(() => Promise.all(stores.map((one) => one.destroy())));

  const make = (plan: Partial<ExperimentPlan> = {}) => experiments.create(PLACE, { ...PLAN, ...plan }, ANNA);
  const find = () => running.find('/offer', () => 'b2c');
  async function run(plan: Partial<ExperimentPlan> = {}) {
    const id = await make(plan);
    expect(await experiments.start(id, ANNA)).toBe('started');
    const experiment = find();
    if (experiment === null) throw new Error('the experiment does not run');
    return experiment;
  }
  const actions = async () =>
    (await store.selectFrom('audit').select('action').orderBy('id').execute())
      .map(({ action }) => action)
      .toSorted();

  test('run from their start to their stop, and never again; the log says who did it', async () => {
    const id = await make();
    await running.reload();
    expect(find()).toBeNull();
    expect(await experiments.start(id, ANNA)).toBe('started');
    expect(find()?.id).toBe(id);
    expect(running.find('/offer', () => 'b2b')).toBeNull();
    expect(running.find('/other', () => 'b2c')).toBeNull();
    expect(await experiments.save(id, PLAN, ANNA)).toBe(false);
    expect(await experiments.remove(id, ANNA)).toBe(false);
    expect(await experiments.stop(id, ANNA)).toBe(true);
    expect(find()).toBeNull();
    expect(await experiments.start(id, ANNA)).toBe('wrong-state');
    expect(await experiments.remove(id, ANNA)).toBe(true);
    expect(await actions()).toEqual([
      'experiment-made',
      'experiment-removed',
      'experiment-started',
      'experiment-stopped',
    ]);
  });

  test('begin and end by the clock', async () => {
    const begins_at = clock.now + DAY_MS;
    const ends_at = clock.now + 2 * DAY_MS;
    const id = await make({ begins_at, ends_at });
    await experiments.start(id, ANNA);
    expect(find()).toBeNull();
    clock.now = begins_at;
    expect(find()?.id).toBe(id);
    clock.now = ends_at;
    expect(find()).toBeNull();
    expect(await experiments.start(await make({ ends_at }), ANNA)).toBe('late');
  });

  test('are one at a time on a page; one whose time is over makes room', async () => {
    const { id } = await run({ ends_at: clock.now + DAY_MS });
    const next = await make();
    expect(await experiments.start(next, ANNA)).toBe('busy');
    clock.now += DAY_MS;
    expect(await experiments.start(next, ANNA)).toBe('started');
    expect([(await experiments.find(id))?.state, find()?.id]).toEqual(['stopped', next]);
  });

  test('of two that are started at once on a page one runs', async () => {
    const ids = [await make(), await make()];
    const outcomes = await Promise.all(ids.map((id) => experiments.start(id, ANNA)));
    expect(outcomes.toSorted()).toEqual(['busy', 'started']);
  });

  test('do not run where version B is refused or its block is gone, and say so', async () => {
    await run();
    page = { ...PAGE, components: [] };
    await running.reload();
    expect(find()).toBeNull();
    expect(faults.at(-1)).toMatchObject({ event: 'experiment-not-shown', fault: 'no-block' });
    page = PAGE;
    await running.reload();
    expect(find()).not.toBeNull();
    await store.updateTable('experiment').set({ props: '{"html":7}' }).execute();
    await running.reload();
    expect(find()).toBeNull();
    expect(faults.at(-1)).toMatchObject({ fault: 'invalid-props' });
  });

  test('count each visitor once, and a goal only of those who have seen the page', async () => {
    const experiment = await run();
    const options = {
      now: () => clock.now,
      onFault: (error: unknown) => {
        throw error;
      },
    };
    const [one, other] = [countExperimentVisits(store, options), countExperimentVisits(store, options)];
    const seen = (token: string, variant: 'a' | 'b' | null, isSeen = true): DealtVisitor => ({
      experiment,
      variant,
      token,
      setCookies: [],
      isSeen,
    });
    for (let visit = 0; visit < 3; visit += 1) {
      for (const visits of [one, other]) {
        visits.see(seen('first', 'a'));
        visits.see(seen('second', 'b'));
        visits.see(seen('third', 'b'));
      }
      await one.close();
    }
    one.see(seen('without a part', null));
    one.see(seen('fetched beforehand', 'b', false));
    other.reach(experiment, 'second');
    other.reach(experiment, 'second');
    other.reach(experiment, 'fetched beforehand');
    await other.close();
    await one.close();
    one.reach(experiment, 'second');
    await one.close();
    expect((await sumExperimentVisits(store)).get(experiment.id)).toEqual({
      a: { visitors: 1, successes: 0 },
      b: { visitors: 2, successes: 1 },
    });
    const rows = await store.selectFrom('experiment_visit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/first|second|third/);
  });

  test('count a goal that is told before another process has written who saw the page', async () => {
    const experiment = await run();
    const options = { now: () => clock.now, onFault: () => undefined };
    const [one, other] = [countExperimentVisits(store, options), countExperimentVisits(store, options)];
    one.see({ experiment, variant: 'b', token: 'quick', setCookies: [], isSeen: true });
    other.reach(experiment, 'quick');
    await other.close();
    await one.close();
    await other.close();
    expect((await sumExperimentVisits(store)).get(experiment.id)?.b).toEqual({ visitors: 1, successes: 1 });
  });

  test('lose nothing that was counted while the database was away', async () => {
    const experiment = await run();
    const told: unknown[] = [];
    const visits = countExperimentVisits(store, {
      now: () => clock.now,
      onFault: (error) => void told.push(error),
    });
    await sql`alter table experiment_visit rename to away`.execute(store);
    visits.see({ experiment, variant: 'b', token: 'patient', setCookies: [], isSeen: true });
    visits.reach(experiment, 'patient');
    await visits.close();
    expect(told).toHaveLength(1);
    await sql`alter table away rename to experiment_visit`.execute(store);
    await visits.close();
    expect((await sumExperimentVisits(store)).get(experiment.id)?.b).toEqual({ visitors: 1, successes: 1 });
  });

  test('forget with their key how visitors can be told again, once they are stopped', async () => {
    const { id } = await run();
    expect((await experiments.find(id))?.key).not.toBe('');
    await experiments.stop(id, ANNA);
    expect((await experiments.find(id))?.key).toBe('');
  });
});

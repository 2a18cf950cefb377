import { expect, describe, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { addArrivals, dropArrivals } from './flow-count-table';
import { splitFlowCounts, sumFlowCounts } from './flow-counts';
import { openStore } from './open-store';
import { databases } from '#tests/databases';

const FROM = { from: '2026-01-01' };

describe.each(databases)('counts of flows in $name', ({ createPlace }) => {
  test('of an earlier release stay, without region, device and source', async () => {
    const store = await openStore(await createPlace());
    onTestFinished(() => store.destroy());
    await dropArrivals(store);
    await sql`insert into flow_count (day, flow, path, audience, state, what, reason, count)
      values ('2026-11-01', 'pay', '/pay', 'b2c', 'phone', 'begun', '', 7)`.execute(store);
    await addArrivals(store);
    expect(await splitFlowCounts(store, FROM, 'device')).toEqual([
      { flow: 'pay', state: 'phone', what: 'begun', reason: '', value: '', count: 7 },
    ]);
    await sql`insert into flow_count (day, flow, path, audience, region, device, source, state, what, reason, count)
      values ('2026-11-01', 'pay', '/pay', 'b2c', 'spb', 'phone', 'ads', 'phone', 'begun', '', 5)`.execute(
      store,
    );
    await dropArrivals(store);
    await addArrivals(store);
    expect((await sumFlowCounts(store, FROM)).map(({ count }) => count)).toEqual([12]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedSite } from '#app/content-check/checked-site';
import { listBroken } from '#app/content-check/list-broken';
import { readReport, refreshReport } from '#app/content-check/site-report.server';
import { openCheckedDemo } from '#app/content-check/testing/checked-demo';
import { findBroken } from './find-broken.server';

let site: CheckedSite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
});
afterAll(() => close());

const BROKEN = JSON.stringify({
  uuid: 'broken',
  type: 'common',
  title: 'Сломана',
  meta: [],
  components: [{ id: 'x', type: 'no-such-block' }],
});

test('home counts the broken pages that the check of the site counts: none that is so on purpose', async () => {
  expect(await findBroken(site.store)).toMatchObject({ pages: 0, isChecked: false });
  const row = await site.store
    .selectFrom('entry')
    .select(['id', 'published_revision'])
    .where('name', '=', '/about')
    .executeTakeFirstOrThrow();
  await site.store
    .updateTable('revision')
    .set({ body: BROKEN })
    .where('id', '=', row.published_revision ?? '')
    .execute();
  const pageAt = (name: string) => ({ kind: 'page', name, audience: 'b2c', region: '' }) as const;
  await refreshReport(site, [pageAt('/about'), pageAt('/test/forms/faulty')]);

  const { broken, forChecks } = listBroken((await readReport(site.store)).reports);
  expect(forChecks.map(({ address }) => address.name)).toEqual(['/test/forms/faulty']);
  expect(broken.map(({ address }) => address.name)).toEqual(['/about']);
  const home = await findBroken(site.store);
  expect(home.pages).toBe(broken.length);
  expect(home.rows.map(({ name, errors }) => [name, errors])).toEqual([['/about', 1]]);
});

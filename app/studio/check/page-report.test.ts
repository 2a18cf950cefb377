import { expect, test } from 'vitest';
import type { Finding } from '#schemas/finding';
import type { SiteContext } from '#app/context';
import { toPageReport } from './page-report.server';

const PATH = '/tariffs/all/start';
const raw = {
  uuid: '70000001-0000-4000-8000-000000000001',
  title: 'Старт',
  components: [
    { id: 'top', type: 'tariff-banner', props: {} },
    { id: 'bad', type: 'text', props: {} },
  ],
};
const finding: Finding = {
  code: 'invalid-props',
  severity: 'error',
  id: 'bad',
  type: 'text',
  version: 1,
  pointer: '/props/html',
  message: 'must be there',
  fix: 'Put it there.',
};

// Of the site, the report looks at the source of content alone.
const source = {
  getPage: async (path: string) =>
    path === PATH ? { outcome: 'found', raw, version: 'report-1' } : { outcome: 'missing' },
};
const context = { site: { source } } as unknown as SiteContext;

test.each([
  ['its own address', PATH],
  ['an alias of the table of routes', '/logics/tariffs/start'],
  ['the address of its offer', '/tariffs/all/offer/start'],
  ['another alias', '/newtariffs/all/start'],
])('a finding has its place on the page where that is shown at %s', async (_name, path) => {
  const scope = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };
  const report = await toPageReport([finding], { path, scope }, context);
  expect(report.page).toBe(path);
  expect(report.findings).toMatchObject([{ id: 'bad', place: '/components/1', page: PATH, label: 'Текст' }]);
});

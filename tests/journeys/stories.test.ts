import { beforeAll, expect, test } from 'vitest';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

test('[STORY-01][STORY-02][STORY-03] a shared story says what it is to whoever shows the link, and leads on', async () => {
  const visitor = site.visit();
  await visitor.goto('/stories/summer-roaming');
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Связь в отпуске без сюрпризов');
  const head = (await site.send({ path: '/stories/summer-roaming' })).body;
  expect(head).toMatch(/<meta property="og:title" content="Связь в отпуске без сюрпризов"/);
  expect(head).toMatch(/<link rel="canonical" href="[^"]+\/stories\/summer-roaming"/);
  expect(visitor.locator('main').getByRole('link', { name: 'Узнать больше' })).toHaveAttribute(
    'href',
    '/roaming/world',
  );
});

test.each(['/stories/no-such-story', '/stories/share', '/stories/a/b'])('%s is no story', async (path) => {
  expect((await site.send({ path })).status).toBe(404);
});

import { expect, test } from 'vitest';
import type { HttpAnswer } from '#tests/http-client';
import '#tests/visitor/matchers';
import { sendNumber, startJourneySite } from '../journeys/journey-site';
import { startFakeGateway, toPage } from './fake-gateway';
import { newSubscriber } from './flow-subscribers';
import { startSite } from './site-process';

/** More than the server lets in and keeps waiting (app/server/overload). */
const SLOW_PAGES = 130;
const FLOOD = 40;
const BUSY = 'очень много посетителей';

const isRefused = ({ status, body }: HttpAnswer) => status === 503 && body.includes(BUSY);

test('with its places taken by slow renders the server sends what it has kept, and refuses the rest at once', async () => {
  const gateway = await startFakeGateway();
  const site = await startSite({
    CONTENT_SOURCE: 'gateway',
    OPERATOR_API_URL: gateway.origin,
    MAX_WAITING_PAGES: '32',
  });
  gateway.pages.set('/kept', toPage('Сохранённая страница'));
  await site.send({ path: '/kept' });
  for (let page = 0; page < SLOW_PAGES; page += 1) {
    gateway.pages.set(`/slow-${page}`, { ...toPage('Медленная'), delayMs: 1500 });
  }
  const answers: HttpAnswer[] = [];
  const slow = Array.from({ length: SLOW_PAGES }, async (_, page) => {
    answers.push(await site.send({ path: `/slow-${page}` }));
  });
  await expect.poll(() => answers.length).toBeGreaterThan(0);

  // The first to be answered are those that were refused.
  const [refused] = answers;
  expect(refused && isRefused(refused)).toBe(true);
  expect(refused?.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused?.headers['cache-control']).toBe('no-store');
  expect(refused?.body).not.toContain('<script');
  expect((await site.send({ path: '/kept' })).body).toContain('Сохранённая страница');
  for (const path of ['/healthz', '/readyz']) expect((await site.send({ path })).status).toBe(200);

  await Promise.all(slow);
  expect(answers.filter(isRefused).length).toBeGreaterThan(SLOW_PAGES - 64 - 32 - 1);
  const { body } = await site.send({ path: '/metrics' });
  expect(body).toMatch(/^http_refusals_total\{kind="pages"\} [1-9]/m);
  // Whoever looks at the log at night finds the overload, and not a failure for each visitor.
  expect(await site.waitFor('overloaded')).toMatchObject({ level: 'warn', refused: 1 });
  const failed = answers.filter((answer) => answer.status >= 500 && !isRefused(answer));
  expect(site.events('request').filter(({ level }) => level === 'error')).toHaveLength(failed.length);
});

test('under a flood of renders a flow under way goes on to its end, and the flood is refused in part', async () => {
  const site = await startJourneySite({ MAX_WAITING_PAGES: '32' });
  const visitor = site.visit();
  await visitor.goto('/pay/promised');
  const flow = visitor.locator('[data-flow="promised-payment"]');
  const msisdn = newSubscriber();
  await sendNumber(flow, msisdn);
  // The outbox is a page like any other.
  flow.getByLabel('Код из SMS').fill(await site.readCode(msisdn));

  const flood = { isOver: false, statuses: new Set<number>(), refused: 0 };
  const clients = Array.from({ length: FLOOD }, async () => {
    while (!flood.isOver) {
      // Rendered, and not sent: reading the pages would take this process as long as making them takes the server.
      const { status } = await site.send({ path: '/tariffs/all?nocache=1', method: 'HEAD' });
      flood.statuses.add(status);
      if (status === 503) flood.refused += 1;
    }
  });
  await expect.poll(() => flood.refused).toBeGreaterThan(FLOOD);
  await flow.getByRole('button', { name: 'Подтвердить' }).click();
  flow.getByLabel('Сумма').selectOption('300');
  await flow.getByRole('button', { name: 'Активировать' }).click();
  expect(flow.getByRole('heading')).toHaveText(/^Счёт пополнен на 300\s₽$/);
  flood.isOver = true;
  await Promise.all(clients);
  expect([...flood.statuses].toSorted()).toEqual([200, 503]);
});

import { expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { PAGE_INFO, startFakeGateway, toPage } from './fake-gateway';
import { startSite } from './site-process';

/** Many who want one page while the gateway is away (trust.md, 2). */

const CROWD = 1000;
/** So many ask at a time. */
const AT_ONCE = 50;
/** How long the site waits for the gateway. */
const PATIENCE_MS = 2000;
const FRESH_MS = 2000;
const PATH = '/page';

test('a thousand who ask for a page past its best, while the gateway hangs, get the old one; it is asked once at a time', async () => {
  const gateway = await startFakeGateway();
  const site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
  gateway.pages.set(PATH, toPage('Прежняя'));
  expect((await site.send({ path: PATH })).body).toContain('Прежняя');
  await new Promise((resolve) => setTimeout(resolve, FRESH_MS + 100));

  gateway.fail('hung');
  const before = gateway.callsTo(PAGE_INFO).length;
  const beganAt = performance.now();
  const answers: boolean[] = [];
  const ask = async () => {
    while (answers.length < CROWD) {
      const { status, body } = await site.send({ path: PATH });
      answers.push(status === 200 && body.includes('Прежняя'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const tookMs = performance.now() - beganAt;
  const calls = gateway.callsTo(PAGE_INFO).length - before;
  expect(answers.filter((isOld) => !isOld)).toEqual([]);
  // One; and another for each time that its patience ran out meanwhile.
  expect(calls).toBeLessThanOrEqual(1 + Math.floor(tookMs / PATIENCE_MS));
  expect(calls).toBeGreaterThan(0);

  gateway.fail(null);
  gateway.pages.set(PATH, toPage('Новая'));
  const wellAt = performance.now();
  await expect
    .poll(async () => (await site.send({ path: PATH })).body, { timeout: 30_000 })
    .toContain('Новая');
  const recoveredMs = Math.round(performance.now() - wellAt);
  noteFigure(
    2,
    'crowd',
    `${answers.length} requests with the gateway hung: ${calls} calls, 0 failed; new again after ${recoveredMs} ms`,
  );
});

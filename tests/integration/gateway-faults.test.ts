import { beforeAll, describe, expect, test } from 'vitest';
import { mapFewAtOnce } from '#tests/few-at-once';
import { noteFigure } from '#tests/trust-figures';
import {
  FAULTS,
  findClosedPort,
  LAYOUT,
  MAIN_PAGE,
  PAGE_INFO,
  startFakeGateway,
  toPage,
  type FakeGateway,
  type Fault,
} from './fake-gateway';
import { listPages } from './list-pages';
import { startSite, type SiteProcess } from './site-process';

/** Pages of one tariff, service or option. */
const OF_A_PRODUCT = /^\/(?:tariffs\/[^/]+|services|internet\/options)\/[^/]+$/;

// Slow: the site gives each call that hangs two seconds.
/** What the log calls each fault. `slow` and `hung` end at the same time limit. */
const OUTCOMES: Record<Fault, string> = {
  hung: 'timeout',
  slow: 'timeout',
  reset: 'unreachable',
  'cut off': 'unreachable',
  'not JSON': 'malformed',
  'wrong shape': 'malformed',
  'status 500': 'status',
};

describe('content pages from the embedded store, while the gateway is broken', () => {
  test.each(FAULTS)(
    '[PAGE-109][PAGE-110][PAGE-403] %s: stand without what it would have given',
    async (fault) => {
      const gateway = await startFakeGateway();
      const site = await startSite({ OPERATOR_API_URL: gateway.origin });
      gateway.fail(fault);
      const [main, news] = await Promise.all([site.send({ path: '/' }), site.send({ path: '/news' })]);
      expect([main.status, news.status]).toEqual([200, 200]);
      expect(main.body).toContain('<h1');
      expect(news.body).toContain('<h1');

      // A call that never ends by itself is one that the site gave up: `timeout` is what proves the limit. Calls that
      // an open breaker refused never reached the gateway, and the breaker's line tells of them.
      const logged = () => site.events('gateway-call');
      await expect.poll(() => logged().length).toBe(gateway.calls.length);
      const told = logged().map(({ level, outcome }) => `${String(level)} ${String(outcome)}`);
      expect(new Set(told)).toEqual(new Set([`warn ${OUTCOMES[fault]}`]));
      noteFigure(
        1,
        `store-pages-${fault.replaceAll(' ', '-')}`,
        `2 pages answered; ${gateway.calls.length} calls, each logged once as ${OUTCOMES[fault]}`,
      );

      await site.stop();
    },
  );

  // Together the seven shares are the whole sitemap.
  test.each(FAULTS)('[PAGE-404] %s: each page of a share of the sitemap stands', async (fault) => {
    const gateway = await startFakeGateway();
    const site = await startSite({ OPERATOR_API_URL: gateway.origin });
    const share = (await listPages(site)).filter((_path, index) => FAULTS[index % FAULTS.length] === fault);
    gateway.fail(fault);
    const visits = await mapFewAtOnce(share, async (path) => {
      const startedAt = performance.now();
      const { status } = await site.send({ path });
      return { path, status, ms: performance.now() - startedAt };
    });

    // What the operator says of its own product is the status of the product's page.
    const failed = visits.filter(
      ({ path, status }) => status >= 400 && !(status === 500 && OF_A_PRODUCT.test(path)),
    );
    expect(failed).toEqual([]);
    const slowest = Math.max(...visits.map(({ ms }) => ms));
    noteFigure(
      1,
      `pages-${fault.replaceAll(' ', '-')}`,
      `${visits.length} of the sitemap's pages stand; the slowest took ${(slowest / 1000).toFixed(1)} s`,
    );
    await site.stop();
  });

  test('[PAGE-35] have the operator’s promotions on the main page, not the demo’s, until there are own ones', async () => {
    const gateway = await startFakeGateway();
    gateway.answers.set(MAIN_PAGE, { body: { actions: [{ id: '1', title: 'Акция оператора' }] } });
    const site = await startSite({ OPERATOR_API_URL: gateway.origin });
    const { body } = await site.send({ path: '/' });
    expect(body).toContain('Акция оператора');
    await site.stop();
  });

  test('refused: stand as well', async () => {
    const site = await startSite({ OPERATOR_API_URL: `http://127.0.0.1:${await findClosedPort()}` });
    const answers = await Promise.all(
      ['/', '/news', '/tariffs/all', '/help'].map((path) => site.send({ path })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const logged = await site.waitFor('gateway-call');
    expect(logged).toMatchObject({ outcome: 'unreachable', level: 'warn' });
    await site.stop();
  });

  test('refused: what the open breaker holds back is one line of the breaker, not a line a call', async () => {
    const site = await startSite({ OPERATOR_API_URL: `http://127.0.0.1:${await findClosedPort()}` });
    for (const path of ['/tariffs/all', '/', '/tariffs/all', '/']) await site.send({ path });
    expect(await site.waitFor('gateway-breaker')).toMatchObject({ state: 'open', level: 'warn' });
    expect(site.events('gateway-call').filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    await site.stop();
  });
});

describe('pages from the gateway, while it is broken', () => {
  let gateway: FakeGateway;
  let site: SiteProcess;

  beforeAll(async () => {
    gateway = await startFakeGateway();
    site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
  });

  test.each(FAULTS.filter((fault) => fault !== 'status 500'))(
    '[PAGE-27] %s: answer 503 with a page that offers to try again',
    async (fault) => {
      const path = `/${encodeURIComponent(fault)}`;
      gateway.pages.set(`/${fault}`, toPage('Страница'));
      gateway.fail(fault, (call) => call.path === PAGE_INFO);
      const { status, headers, body } = await site.send({ path });
      expect(status).toBe(503);
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('Не удалось загрузить данные');
      gateway.fail(null);
      expect((await site.send({ path })).status).toBe(200);
    },
  );

  test('[PAGE-26] status 500: answer 500', async () => {
    gateway.fail('status 500', (call) => call.path === PAGE_INFO);
    expect((await site.send({ path: '/page' })).status).toBe(500);
  });

  test.each(FAULTS)('[SHELL-29][SHELL-30] the layout %s: stand without menus', async (fault) => {
    const name = `no layout, ${fault}`;
    gateway.pages.set(`/${name}`, toPage('Страница без меню'));
    gateway.fail(fault, (call) => call.path === LAYOUT);
    const { status, body } = await site.send({ path: `/${encodeURIComponent(name)}` });
    expect(status).toBe(200);
    expect(body).toContain('Страница без меню');
    expect(body).toContain('<header');
    expect(body).not.toContain('© Связь для проверки');
    await site.waitFor('layout-failed');
  });

  test('a page without its actions stands when only they fail', async () => {
    gateway.pages.set('/', toPage('Главная', { type: 'root' }));
    gateway.fail('reset', (call) => call.path === MAIN_PAGE);
    const { status, body } = await site.send({ path: '/' });
    expect(status).toBe(200);
    expect(body).toContain('Главная');
  });
});

describe('the breaker', () => {
  test('opens after five failures in a row: the gateway is left alone, and pages fail at once', async () => {
    const gateway = await startFakeGateway();
    const site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
    gateway.fail('reset');
    for (let visit = 0; visit < 12; visit += 1) await site.send({ path: `/page-${visit}` });
    await site.waitFor('gateway-breaker', (line) => line['state'] === 'open');
    const before = gateway.calls.length;
    expect((await site.send({ path: '/page-last' })).status).toBe(503);
    expect(gateway.calls).toHaveLength(before);
    noteFigure(
      3,
      'breaker',
      `12 pages while the gateway fails: ${before} calls; then open, and a page takes 0 calls`,
    );
    expect((await site.send({ path: '/metrics' })).body).toContain('gateway_breaker_open{group="content"} 1');
    await site.stop();
  });

  test('closes by itself when the gateway is well again', async () => {
    const gateway = await startFakeGateway();
    const site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
    gateway.pages.set('/page', toPage('Снова здесь'));
    gateway.fail('reset');
    for (let visit = 0; visit < 6; visit += 1) await site.send({ path: `/page-${visit}` });
    await site.waitFor('gateway-breaker', (line) => line['state'] === 'open');
    gateway.fail(null);
    await expect.poll(async () => (await site.send({ path: '/page' })).status, { interval: 500 }).toBe(200);
    await site.waitFor('gateway-breaker', (line) => line['state'] === 'closed');
    expect(site.events('gateway-breaker').map(({ state }) => state)).toEqual(['open', 'closed']);
    await site.stop();
  });
});

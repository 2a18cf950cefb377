import { beforeAll, describe, expect, test } from 'vitest';
import { LAYOUT, MAIN_PAGE, PAGE_INFO, startFakeGateway, toPage, type FakeGateway } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

let gateway: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  gateway = await startFakeGateway();
  site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
});

const NEWS = '/api/unite/v1/news/list';

describe('the calls of a page', () => {
  test('[PAGE-33] ask for the page info of the path', async () => {
    gateway.pages.set('/tariffs/new', toPage('Новые тарифы'));
    expect((await site.send({ path: '/tariffs/new?utm_source=mail' })).body).toContain('Новые тарифы');
    const [call] = gateway.callsTo(PAGE_INFO).filter(({ query }) => query.get('page') === '/tariffs/new');
    expect([call?.method, call?.target]).toEqual(['GET', `${PAGE_INFO}?page=%2Ftariffs%2Fnew`]);
  });

  test('[PAGE-34] pass the no-cache flag on when the page address carries it, and only then', async () => {
    gateway.pages.set('/fresh', toPage('Свежая'));
    const flags = async (path: string) => {
      const before = gateway.calls.length;
      await site.send({ path });
      return gateway.calls
        .slice(before)
        .filter((call) => call.path === PAGE_INFO)
        .map(({ query }) => query.get('nocache'));
    };
    expect(await flags('/fresh')).toEqual([null]);
    expect(await flags('/fresh?nocache=1')).toEqual(['1']);
    expect(await flags('/fresh?nocache=1')).toEqual(['1']);
  });

  test('[PAGE-35] of a main page ask for its actions, which the page shows', async () => {
    gateway.pages.set('/', toPage('Главная', { type: 'root' }));
    gateway.answers.set(MAIN_PAGE, {
      body: {
        actions: [{ id: 1, title: 'Акция из шлюза', text: 'Только в ноябре', link: '/action/november.html' }],
      },
    });
    const { body } = await site.send({ path: '/' });
    expect(gateway.callsTo(MAIN_PAGE)).toMatchObject([{ method: 'GET' }]);
    expect(body).toContain('Акция из шлюза');
    expect(body).toContain('href="/action/november.html"');
  });

  test('[SHELL-31][SHELL-18] ask for the layout, which stands around the page', async () => {
    gateway.pages.set('/with-layout', toPage('Страница'));
    expect((await site.send({ path: '/with-layout' })).body).toContain('© Связь для проверки');
    const asked = gateway.callsTo(LAYOUT).find(({ query }) => query.get('path') === '/with-layout');
    expect(asked?.method).toBe('GET');
  });

  test('[PAGE-28][PAGE-29][PAGE-112][PAGE-402] are GETs with the scope header, all of them', async () => {
    gateway.pages.set('/all-calls', toPage('Все вызовы', { components: [{ type: 'news-feed', props: {} }] }));
    await site.send({ path: '/all-calls?utm_additional_banner=7' });
    const paths = new Set(gateway.calls.map((call) => call.path));
    expect([...paths]).toEqual(
      expect.arrayContaining([PAGE_INFO, LAYOUT, NEWS, '/api/unite/v1/banners/7.json']),
    );
    for (const call of gateway.calls) {
      expect([call.target, call.method, call.headers['x-api-scope']]).toEqual([
        call.target,
        'GET',
        'browser',
      ]);
    }
  });

  test('[PAGE-30][SHELL-201] carry the region of the host', async () => {
    gateway.pages.set('/regional', toPage('Регион', { components: [{ type: 'news-feed', props: {} }] }));
    const before = gateway.calls.length;
    await site.send({ path: '/regional', host: 'spb.localhost' });
    const regions = gateway.calls
      .slice(before)
      .map(({ headers }) => [headers['x-region-id'], headers['x-region-code']].join(' '));
    expect(regions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(regions)).toEqual(new Set(['2 spb']));
  });

  test('[SHELL-202] carry Moscow for a host that names no region', async () => {
    for (const [index, host] of ['localhost', 'www.localhost', '127.0.0.1'].entries()) {
      // A page each: for the cache these hosts are one.
      const path = `/no-region-${index}`;
      gateway.pages.set(path, toPage('Без региона'));
      const before = gateway.calls.length;
      await site.send({ path, host });
      const codes = gateway.calls.slice(before).map(({ headers }) => headers['x-region-code']);
      expect([host, ...new Set(codes)]).toEqual([host, 'moscow']);
    }
  });

  test('[PAGE-31] go to the configured origin by their relative paths', async () => {
    const { host } = new URL(gateway.origin);
    for (const { target, headers } of gateway.calls) {
      expect([target, headers.host]).toEqual([target, host]);
      expect(target).toMatch(/^\/api\//);
    }
  });

  test('that are equal and under way together are sent once', async () => {
    gateway.pages.set('/busy', { ...toPage('Много гостей'), delayMs: 300 });
    const visits = Array.from({ length: 30 }, (_, n) => site.send({ path: `/busy?utm_content=${n}` }));
    const answers = await Promise.all(visits);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(gateway.calls.filter(({ query }) => query.get('page') === '/busy')).toHaveLength(1);
  });
});

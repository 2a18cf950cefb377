import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_INFO, startFakeGateway, toPage, type FakeGateway } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

let gateway: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  gateway = await startFakeGateway();
  site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
});

const TARIFF = '/api/unite/v1/tariff/get';
/** Of the address itself, and of what else may have been meant (app/page/page-spellings.ts), with the pages that stand in. */
const MOST_LOOKUPS = 6;

const canonicalOf = (body: string) => /<link rel="canonical" href="http:\/\/[^/"]+([^"]*)"/.exec(body)?.[1];
const isHidden = (body: string) => /<meta name="robots" content="noindex/.test(body);

/** The paths that content was looked up at for one visit. */
async function visit(path: string) {
  const before = gateway.callsTo(PAGE_INFO).length;
  const answer = await site.send({ path });
  const asked = gateway.callsTo(PAGE_INFO).slice(before);
  return { ...answer, asked: asked.map(({ query }) => query.get('page')) };
}

const TARIFFS = [
  ['TRF-204', '/tariffs/all/zvonkij.html', '/tariffs/all/zvonkij'],
  ['TRF-204', '/tariffs/archive/staryj.html', '/tariffs/archive/staryj'],
  ['TRF-205', '/logics/tariffs/zvonkij', '/tariffs/all/zvonkij'],
  ['TRF-206', '/newtariffs/all/zvonkij', '/tariffs/all/zvonkij'],
  ['TRF-206', '/newtariffs/archive/staryj', '/tariffs/archive/staryj'],
] as const;

const OPTIONS = [
  ['OPT-201', '/internet/options/own.html'],
  ['OPT-202', '/services/own.html'],
  ['OPT-203', '/logics/options/own.html'],
  ['OPT-204', '/logics/sale/own.html'],
  ['OPT-205', '/personal/own.html'],
  ['OPT-206', '/roaming/about_national/own.html'],
  ['OPT-207', '/roaming/national/own.html'],
  ['OPT-208', '/roaming/world/own.html'],
  ['OPT-209', '/roaming/cruises/own.html'],
  ['OPT-210', '/help/info/own.html'],
  ['OPT-211', '/forhome/own.html'],
] as const;

describe('an address of a tariff', () => {
  test.each(TARIFFS)(
    '[%s] %s opens the page of %s, which stays the canonical one',
    async (_row, path, own) => {
      gateway.pages.set(own, toPage('Тариф со своей страницей', { type: 'd-tariff-iris' }));
      const { status, body, asked } = await visit(path);
      expect(status).toBe(200);
      expect(body).toContain('Тариф со своей страницей');
      expect(canonicalOf(body)).toBe(own);
      expect(isHidden(body)).toBe(false);
      expect(asked).toEqual([path, own]);
    },
  );

  test('shows the page that content has at the address itself before any other', async () => {
    gateway.pages.set('/tariffs/all/dvojnoj', toPage('Страница тарифа'));
    gateway.pages.set('/logics/tariffs/dvojnoj', toPage('Своя страница'));
    const { body, asked } = await visit('/logics/tariffs/dvojnoj');
    expect(body).toContain('Своя страница');
    expect(canonicalOf(body)).toBe('/logics/tariffs/dvojnoj');
    expect(asked).toEqual(['/logics/tariffs/dvojnoj']);
  });

  test('[HOME-201] of home internet goes before the general one', async () => {
    gateway.pages.set('/tariffs/home/doma', toPage('Домашний тариф'));
    const { body, asked } = await visit('/tariffs/home/doma.html');
    expect(canonicalOf(body)).toBe('/tariffs/home/doma');
    expect(asked).toHaveLength(2);
  });

  test('[HOME-202] inside the app shows the page of home internet alone, without header and footer', async () => {
    gateway.pages.set('/tariffs/home/v-prilozhenii', toPage('Домашний тариф в приложении'));
    const { status, body } = await visit('/webview/home/v-prilozhenii');
    expect(status).toBe(200);
    expect(body).toContain('Домашний тариф в приложении');
    expect(body).not.toMatch(/<header|<footer|data-cookie-notice/);
    expect(canonicalOf(body)).toBe('/tariffs/home/v-prilozhenii');
    const missing = await visit('/webview/home/nothing');
    expect(missing.status).toBe(404);
    expect(missing.body).not.toMatch(/<header|<footer/);
  });

  test.each(['/logics/tariffs/nothing', '/newtariffs/all/nothing', '/tariffs/all/nothing.html'])(
    'with no page anywhere is not found after a few look-ups: %s',
    async (path) => {
      const { status, asked } = await visit(path);
      expect(status).toBe(404);
      expect(asked.length).toBeLessThanOrEqual(MOST_LOOKUPS);
    },
  );

  test('fails as the page that stands in for it does', async () => {
    gateway.pages.set('/tariffs/all/bolnoj', { status: 502, body: {} });
    expect((await visit('/logics/tariffs/bolnoj')).status).toBe(502);
  });

  test('follows the redirect of the page that stands in, and never in a circle', async () => {
    gateway.pages.set('/tariffs/all/ushel', toPage('', { redirect301: '/tariffs/all/novyj' }));
    const { status, headers } = await visit('/logics/tariffs/ushel');
    expect([status, headers.location]).toEqual([301, '/tariffs/all/novyj']);
    gateway.pages.set('/tariffs/all/krug', toPage('', { redirect301: '/logics/tariffs/krug' }));
    expect((await visit('/logics/tariffs/krug')).status).toBe(404);
  });
});

describe('an address of an option or a service', () => {
  test.each(OPTIONS)('[%s] %s opens its page', async (_row, path) => {
    gateway.pages.set(path, toPage(`Опция на ${path}`, { type: 'd-option-iris' }));
    const { status, body, asked } = await visit(path);
    expect(status).toBe(200);
    expect(body).toContain(`Опция на ${path}`);
    expect(canonicalOf(body)).toBe(path);
    expect(asked).toEqual([path]);
  });

  test.each(OPTIONS)(
    '[OPT-212] of %s also answers below /test, hidden from search: %s',
    async (_row, own) => {
      gateway.pages.set(own, toPage(`Опция на ${own}`, { type: 'd-option-iris' }));
      const { status, body, asked } = await visit(`/test${own}`);
      expect(status).toBe(200);
      expect(body).toContain(`Опция на ${own}`);
      expect(isHidden(body)).toBe(true);
      expect(canonicalOf(body)).toBe(own);
      expect(asked).toEqual([`/test${own}`, own]);
    },
  );

  test('[OPT-212] below /test shows a try-out page of its own where there is one', async () => {
    gateway.pages.set('/services/proba.html', toPage('Для всех'));
    gateway.pages.set('/test/services/proba.html', toPage('Для пробы'));
    const { body } = await visit('/test/services/proba.html');
    expect(body).toContain('Для пробы');
    expect(canonicalOf(body)).toBe('/test/services/proba.html');
  });

  test.each([
    ['/logics/options/kanon.html', '/internet/options/kanon.html'],
    ['/logics/sale/kanon.html', '/services/kanon.html'],
    ['/personal/kanon.html', '/services/kanon.html'],
    ['/test/personal/kanon.html', '/services/kanon.html'],
  ])('without a page of its own opens the one in the canonical folder: %s', async (path, own) => {
    gateway.pages.set(own, toPage(`Каноническая ${own}`));
    const { status, body } = await visit(path);
    expect(status).toBe(200);
    expect(canonicalOf(body)).toBe(own);
  });

  test.each(['/personal/nothing.html', '/services/nothing.html', '/forhome/nothing.html'])(
    'with no page anywhere is not found: %s',
    async (path) => {
      const { status, asked } = await visit(path);
      expect(status).toBe(404);
      expect(asked.length).toBeLessThanOrEqual(MOST_LOOKUPS);
    },
  );

  test('of another form is none', async () => {
    gateway.pages.set('/services/form.html', toPage('Услуга'));
    for (const path of ['/logics/sale/deep/form.html', '/test/tariffs/all/zvonkij']) {
      expect((await visit(path)).status, path).toBe(404);
    }
    const { status, headers } = await visit('/logics/sale/form');
    expect([status, headers.location]).toEqual([301, '/logics/sale/form.html']);
  });
});

describe('an offer', () => {
  const crumbs = [{ title: 'Тарифы', url: '/tariffs/all' }, { title: 'Выгодный' }];

  test.each([
    ['TRF-02] [TRF-207', '/tariffs/all/offer/vygodnyj', '/tariffs/all/vygodnyj'],
    ['TRF-03] [TRF-208', '/tariffs/archive/offer/byvshij', '/tariffs/archive/byvshij'],
  ])('[TRF-01] [%s] %s is made of the page of %s, and leads back to it', async (_rows, path, own) => {
    gateway.pages.set(own, toPage('Выгодный', { type: 'd-tariff-iris', breadcrumbs: crumbs }));
    const { status, body, asked } = await visit(path);
    expect(status).toBe(200);
    expect(body).toContain('<p>Выгодный</p>');
    expect(body).toContain('<title>Предложение: Выгодный</title>');
    expect(body).toMatch(new RegExp(`<a[^>]* href="${own}"[^>]*>Выгодный</a>`));
    expect(canonicalOf(body)).toBe(own);
    expect(asked).toEqual([path, own]);
  });

  test('[TRF-01] with a page of its own asks the operator for the tariff of its path', async () => {
    const uuid = 'b5c1c3a4-0000-4000-8000-0000000000aa';
    gateway.pages.set('/tariffs/all/osobyj', toPage('Особый', { uuid, type: 'd-tariff-iris' }));
    const components = [
      { id: 'words', type: 'text', props: { html: '<p>Только по приглашению</p>' } },
      { id: 'notice', type: 'archive-notice', props: {} },
    ];
    gateway.pages.set('/tariffs/all/offer/osobyj', toPage('', { type: 'd-tariff-iris', components }));
    gateway.answers.set(TARIFF, { body: { id: 'osobyj', title: 'Особый', archive: true } });
    const { status, body } = await visit('/tariffs/all/offer/osobyj');
    expect(status).toBe(200);
    expect(body).toContain('Только по приглашению');
    expect(canonicalOf(body)).toBe('/tariffs/all/offer/osobyj');
    expect(gateway.callsTo(TARIFF).map(({ query }) => query.get('uuid'))).toEqual([uuid]);
  });

  test('[TRF-01] of a tariff that there is not is not found', async () => {
    expect((await visit('/tariffs/all/offer/nothing')).status).toBe(404);
  });
});

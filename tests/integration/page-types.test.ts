import { beforeAll, describe, expect, test } from 'vitest';
import { startFakeGateway, toPage, type FakeGateway } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

/** Every page type of the specification, by name (PAGE-210). */
const PAGE_TYPES = [
  'action-landing',
  'common',
  'options-v4',
  'tariffs-v4',
  'landing-indoor',
  'option-landing',
  'search',
  'landing-showcase',
  'roaming-new',
  'redirect',
  'root',
  'mnp',
  'landing-4g',
  'support-contacts',
  'esim-order',
  'services-v3',
  'newcorp',
  'support',
  'toptions-redesign',
  'toptions-archive',
  'd-option-iris',
  'list',
  'landing-record-call',
  'landing-tethering',
  'ny-game-landing',
  'd-tariff-iris',
  'tariffs.archive',
  'payonline',
  'teleport',
  'news-corp',
  'news-v2',
  'landing-offline',
  'order-v2',
  'reprice',
  'sim-dynamic',
];

let gateway: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  gateway = await startFakeGateway();
  site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
});

const components = [{ type: 'text', props: { html: '<p>Блок страницы</p>' } }];

async function findings(path: string): Promise<{ code: string; pointer: string }[]> {
  const { body } = await site.send({ path: `${path}?componentCheck=json` });
  return (JSON.parse(body) as { findings: { code: string; pointer: string }[] }).findings;
}

describe('page types', () => {
  test('[PAGE-210][PAGE-212] all 35 are known, and any path can carry any of them', async () => {
    expect(new Set(PAGE_TYPES).size).toBe(35);
    for (const [index, type] of PAGE_TYPES.entries()) {
      const path = `/any/path-${index}`;
      gateway.pages.set(path, toPage(type, { type, components }));
      expect(await findings(path), type).toEqual([]);
      const { status, body } = await site.send({ path });
      expect(status, type).toBe(200);
      expect(body, type).toContain('Блок страницы');
    }
  });

  test('another type is shown all the same, and reported', async () => {
    gateway.pages.set('/odd', toPage('Странная', { type: 'tarifs-v4', components }));
    expect((await site.send({ path: '/odd' })).body).toContain('Блок страницы');
    expect(await findings('/odd')).toMatchObject([{ code: 'page-field', pointer: '/type' }]);
  });

  test('[PAGE-203][PAGE-216] a landing is made of what its page data lists, and changes with it', async () => {
    const landing = (word: string) =>
      toPage('Лендинг', {
        type: 'landing-4g',
        components: [
          { type: 'landing-header', props: { header: `Шапка ${word}` } },
          { type: 'text', props: { html: `<p>Текст ${word}</p>` } },
        ],
      });
    gateway.pages.set('/landing', landing('первая'));
    const first = await site.send({ path: '/landing?nocache=1' });
    gateway.pages.set('/landing', landing('вторая'));
    const second = await site.send({ path: '/landing?nocache=1' });
    expect(first.body).toMatch(/Шапка первая[\s\S]*Текст первая/);
    expect(second.body).toMatch(/Шапка вторая[\s\S]*Текст вторая/);
    expect(second.body).not.toContain('первая');
  });

  test('[SHELL-03] a landing has neither header, nor footer, nor cookie notice', async () => {
    gateway.pages.set('/bare', toPage('Лендинг', { type: 'landing-4g', components }));
    const { body } = await site.send({ path: '/bare' });
    expect(body).toContain('Блок страницы');
    expect(body).not.toMatch(/<header|<footer|data-cookie-notice/);
  });

  test('[SHELL-01] the shell brings both layouts, the 404 page, the old-browser page and the page data', async () => {
    gateway.pages.set('/with-shell', toPage('С шапкой', { components }));
    gateway.pages.set('/without-shell', toPage('Без шапки', { type: 'landing-4g', components }));
    const withShell = await site.send({ path: '/with-shell' });
    expect(withShell.body).toMatch(/<header[\s\S]*Блок страницы[\s\S]*<footer/);
    expect((await site.send({ path: '/without-shell' })).body).not.toContain('<header');
    expect((await site.send({ path: '/nowhere' })).body).toContain('Страница не найдена');
    expect((await site.send({ path: '/old-browser' })).body).toContain('Ваш браузер устарел');
  });

  test('[PAGE-202] a page is the same for an anonymous visitor and for one who is known', async () => {
    gateway.pages.set('/open', toPage('Для всех', { components }));
    const anonymous = await site.send({ path: '/open' });
    const known = await site.send({ path: '/open', headers: { cookie: 'mid=42; session=known' } });
    expect([anonymous.status, known.status]).toEqual([200, 200]);
    expect(known.body).toBe(anonymous.body);
  });
});

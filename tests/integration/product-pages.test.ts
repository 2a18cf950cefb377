import { beforeAll, describe, expect, test } from 'vitest';
import { visitFlow } from './post-flow';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

const COMPARE = '/tariffs/all/compare';

const headOf = (body: string) =>
  [...body.matchAll(/<th scope="col"[^>]*>([\s\S]*?)<\/th>/g)]
    .slice(1)
    .map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim());

/** The page of an address; a slash at its end is taken off by one redirect. */
async function open(path: string) {
  const answer = await site.send({ path });
  if (answer.status !== 301) return answer;
  expect(answer.headers.location).toBe(path.slice(0, -1));
  return site.send({ path: path.slice(0, -1) });
}

describe('a page of tariffs', () => {
  test.each([
    ['TRF-201', '/tariffs/all', 'Тарифы'],
    ['TRF-202', COMPARE, 'Сравните тарифы'],
    ['TRF-203', '/tariffs/archive/', 'Архив тарифов'],
    ['OPT-213', '/services/archive', 'Архив услуг'],
  ])('[%s] opens at %s', async (_row, path, title) => {
    const { status, body } = await open(path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1]).toContain(title);
    expect(body).toContain(`<link rel="canonical" href="http://moscow.localhost`);
  });

  test('[TRF-209] is found by the first pattern that matches: comparison, offer and home before the others', async () => {
    expect(headOf((await site.send({ path: `${COMPARE}?ids=start` })).body)).toEqual(['Старт']);
    const offer = await site.send({ path: '/tariffs/all/offer/start' });
    expect(offer.body).toContain('<title>Предложение: ');
    const home = await site.send({ path: '/tariffs/home/prosto-doma.html' });
    expect(home.body).toMatch(/rel="canonical" href="[^"]*\/tariffs\/home\/prosto-doma"/);
  });

  test('[TRF-206][TRF-205][TRF-204] of one tariff opens by its other addresses, which the sitemap leaves out', async () => {
    const others = ['/tariffs/all/start.html', '/logics/tariffs/start', '/newtariffs/all/start/'];
    for (const path of others) expect((await open(path)).status, path).toBe(200);
    const { body } = await site.send({ path: '/sitemap.xml' });
    expect(body).toContain('/tariffs/all/start</loc>');
    expect(body).toContain('/tariffs/all/compare</loc>');
    expect(body).toContain('/tariffs/archive</loc>');
    expect(body).toContain('/services/archive</loc>');
    expect(body).not.toMatch(/\/(logics|newtariffs|webview|offer)\//);
  });

  test('keeps its legacy addresses', async () => {
    const { status, headers } = await site.send({ path: '/tariffs/all/start/print' });
    expect([status, headers.location]).toEqual([301, '/tariffs/all/start?from=legacy']);
  });

  test('is for consumers: a corporate host leads there by any of its addresses', async () => {
    const { status, headers } = await site.send({ path: '/logics/tariffs/start', host: 'corp.localhost' });
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^http:\/\/(moscow\.)?localhost[^/]*\/logics\/tariffs\/start$/);
  });
});

describe('the comparison', () => {
  test('[OPT-215] compares tariffs and nothing else', async () => {
    const { body } = await site.send({ path: `${COMPARE}?ids=start,antispam,bez-limita` });
    expect(headOf(body)).toEqual(['Старт', 'Без лимита']);
    expect(body).toContain('Одного из тарифов');
    expect((await site.send({ path: '/services/compare.html' })).status).toBe(404);
  });

  test('has a page for each choice, and keeps it ready for the next visitor', async () => {
    const path = `${COMPARE}?ids=start,maksimum`;
    const first = await site.send({ path });
    const campaign = await site.send({ path: `${COMPARE}?utm_source=mail&ids=start,maksimum&yclid=1` });
    const other = await site.send({ path: `${COMPARE}?ids=maksimum,start` });
    const differing = await site.send({ path: `${path}&only=differences` });
    expect(first.headers.etag).toBeDefined();
    expect(campaign.headers.etag).toBe(first.headers.etag);
    expect(headOf(other.body)).toEqual(['Максимум', 'Старт']);
    expect(first.body).toContain('Минута сверх пакета');
    expect(differing.body).not.toContain('Минута сверх пакета');
    await site.waitFor('request', (line) => line['path'] === COMPARE && line['cached'] === true);
  });

  test('reads what a form sends as it reads a link', async () => {
    const { body } = await site.send({ path: `${COMPARE}?ids=start&ids=maksimum` });
    expect(headOf(body)).toEqual(['Старт', 'Максимум']);
  });

  test('is never changed by a parameter that no block reads', async () => {
    const [plain, marked] = await Promise.all(
      [COMPARE, `${COMPARE}?foo=1&id=start`].map((path) => site.send({ path })),
    );
    expect(marked?.headers.etag).toBe(plain?.headers.etag);
  });

  test.each(['<script>alert(1)</script>', '"onload="x', '../..', 'a'.repeat(1900)])(
    'shows nothing of what is no tariff: %.30s',
    async (ids) => {
      const { status, headers, body } = await site.send({
        path: `${COMPARE}?ids=${encodeURIComponent(ids)}`,
      });
      expect(status).toBe(200);
      expect(headers.etag).toBeUndefined();
      expect(body).not.toContain(ids);
      expect(body).toContain('Какие тарифы сравнить');
    },
  );
});

test('the archives list what is closed, each with its mark and the way to its page', async () => {
  const tariffs = await site.send({ path: '/tariffs/archive' });
  expect(tariffs.body).toMatch(/href="\/tariffs\/archive\/leto-2024"/);
  expect(tariffs.body).toContain('Тариф закрыт для\u00a0подключения');
  const services = await site.send({ path: '/services/archive' });
  expect(services.body).toMatch(/href="\/services\/gudok\.html"/);
  expect(services.body).toContain('Опция закрыта для\u00a0подключения');
});

test('a flow of a page is done at any address of the page', async () => {
  const visit = visitFlow({ port: site.port, path: '/personal/chej-nomer.html', flow: 'operator-check' });
  expect((await visit.open()).status).toBe(200);
  const { status, state } = await visit.post('check', { msisdn: 'не номер' });
  expect([status, Object.keys(state?.errors ?? {})]).toEqual([422, ['msisdn']]);
});

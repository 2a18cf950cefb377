import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startFakeGateway, toPage, type FakeGateway } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

let gateway: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  gateway = await startFakeGateway();
  site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
  gateway.pages.set(
    '/page',
    toPage('Страница', { components: [words('one'), words('two', 'offers'), words('three', 'offers')] }),
  );
  gateway.pages.set(
    '/broken',
    toPage('Страница', {
      components: [words('one'), { id: 'ghost', type: 'hologram' }, { id: 'bad', type: 'text', props: {} }],
    }),
  );
});

const words = (id: string, section?: string) => ({
  id,
  section,
  type: 'text',
  props: { html: `<p>Слова ${id}</p>` },
});
const wordsOf = (body: string) => [...new Set(body.match(/Слова (one|two|three)/g))];

const report = z.object({
  page: z.string(),
  findings: z.array(z.looseObject({ code: z.string(), id: z.string(), fix: z.string() })),
});

describe('utm_hide_section', () => {
  test.each([
    ['', ['Слова one', 'Слова two', 'Слова three']],
    ['?utm_hide_section=two', ['Слова one', 'Слова three']],
    ['?utm_hide_section=one,three', ['Слова two']],
    ['?utm_hide_section=offers', ['Слова one']],
    ['?utm_hide_section=nothing', ['Слова one', 'Слова two', 'Слова three']],
  ])('[PAGE-20][PAGE-213] %s shows %j', async (query, expected) => {
    expect(wordsOf((await site.send({ path: `/page${query}` })).body)).toEqual(expected);
  });

  test('changes the page of its own visitor only', async () => {
    const { headers } = await site.send({ path: '/page?utm_hide_section=one' });
    expect(headers['cache-control']).toBe('no-store');
    expect(wordsOf((await site.send({ path: '/page' })).body)).toContain('Слова one');
  });
});

describe('utm_additional_banner', () => {
  test('[PAGE-21][PAGE-214] shows the banner that it names', async () => {
    gateway.answers.set('/api/unite/v1/banners/7.json', {
      body: {
        data: [{ attrs: { title: 'Баннер семь', text: 'До конца ноября', url: '/action/seven.html' } }],
      },
    });
    const { status, body } = await site.send({ path: '/page?utm_additional_banner=7' });
    expect(status).toBe(200);
    expect(body).toContain('Баннер семь');
    expect(body).toContain('href="/action/seven.html"');
    expect((await site.send({ path: '/page' })).body).not.toContain('Баннер семь');
  });

  test('changes nothing when there is no such banner, or when it is hostile', async () => {
    gateway.answers.set('/api/unite/v1/banners/8.json', {
      body: { data: [{ attrs: { title: '<script>alert(1)</script>', url: 'javascript:alert(1)' } }] },
    });
    for (const id of ['404', '8', '../page/info', '%00']) {
      const { status, body } = await site.send({ path: `/page?utm_additional_banner=${id}` });
      expect(status).toBe(200);
      expect(wordsOf(body)).toHaveLength(3);
      expect(body).not.toMatch(/<script>alert|javascript:/);
    }
  });
});

describe('componentCheck', () => {
  test('[PAGE-19][PAGE-215] writes each component that is missing to the console', async () => {
    const { body } = await site.send({ path: '/broken?componentCheck' });
    const script = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .find((text) => text.includes('console.warn'));
    expect(script).toContain('ghost (hologram v1)');
    expect(script).toContain('bad (text v1)');
    expect(wordsOf(body)).toEqual(['Слова one']);
    expect((await site.send({ path: '/broken' })).body).not.toContain('hologram');
  });

  test('says the same as JSON', async () => {
    const { headers, body } = await site.send({ path: '/broken?componentCheck=json' });
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toBe('no-store');
    const { page, findings } = report.parse(JSON.parse(body));
    expect(page).toBe('/broken');
    expect(findings.map(({ id, code }) => [id, code])).toEqual([
      ['ghost', 'unknown-type'],
      ['bad', 'invalid-props'],
    ]);
  });

  test('finds nothing on a page that is whole', async () => {
    const { body } = await site.send({ path: '/page?componentCheck=json' });
    expect(JSON.parse(body)).toEqual({ page: '/page', findings: [] });
  });
});

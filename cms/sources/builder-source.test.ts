import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { element, entry } from '../builder/testing/sample-content';
import { createGateway } from '../gateway/create-gateway';
import { SILENT_OBSERVER } from '../gateway/silent-observer';
import { createBuilderSource } from './builder-source';

const MOSCOW = { id: '1', code: 'moscow', title: 'Москва' };
const SCOPE = { region: MOSCOW, audience: 'b2c' } as const;
const ORIGIN = 'https://cdn.builder.io';
const CONTENT = `${ORIGIN}/api/v3/content`;

const text = defineBlock({
  type: 'text',
  version: 1,
  label: 'Текст',
  group: 'text',
  description: 'Показывает текст.',
  props: z.object({ html: z.string() }),
  examples: [{ name: 'один', props: { html: '' } }],
});

type Handlers = Parameters<typeof getResponse>[0];

/** The source, and the addresses that it has asked. */
function open(handlers: Handlers, timeoutMs = 500) {
  const asked: URL[] = [];
  const source = createBuilderSource({
    origin: ORIGIN,
    apiKey: 'f1a790f8c3204b3b8c5c1795aeac4660',
    timeoutMs,
    fallbackRegion: MOSCOW,
    find: (type) => (type === 'text' ? text : undefined),
    gateway: createGateway({
      origin: 'http://gateway.test',
      observer: SILENT_OBSERVER,
      transport: async () => Response.json([MOSCOW]),
    }),
    async transport(request) {
      asked.push(new URL(request.url));
      const answer = await getResponse(handlers, request);
      return answer ?? new Response(null, { status: 404 });
    },
  });
  /** Pages ask for their layout beside themselves. */
  const askedOf = (model: string) => asked.filter(({ pathname }) => pathname.endsWith(`/${model}`));
  return { source, asked, askedOf };
}
const answer = (model: string, ...results: unknown[]) =>
  http.get(`${CONTENT}/${model}`, () => HttpResponse.json({ results }));
const getPage = (handlers: Handlers, path = '/about') =>
  open(handlers).source.getPage(path, SCOPE, { fresh: false });

describe('a page of Builder.io', () => {
  test('is asked for by path, region and audience, and found as page info', async () => {
    const { source, askedOf } = open([answer('page', entry('/about', [element('Text', { text: 'Слова' })]))]);
    const found = await source.getPage('/about', SCOPE, { fresh: false });
    expect(found).toMatchObject({
      outcome: 'found',
      raw: { title: 'О компании', components: [{ type: 'text', props: { html: 'Слова' } }] },
    });
    expect(askedOf('page')).toHaveLength(1);
    expect(askedOf('layout')).toHaveLength(1);
    const { pathname, searchParams } = askedOf('page')[0] ?? new URL(ORIGIN);
    expect(pathname).toBe('/api/v3/content/page');
    expect(Object.fromEntries(searchParams)).toEqual({
      apiKey: 'f1a790f8c3204b3b8c5c1795aeac4660',
      includeRefs: 'true',
      enrich: 'true',
      limit: '10',
      locale: 'ru-RU',
      userAttributes: '{"urlPath":"/about","region":"moscow","audience":"b2c"}',
    });
  });

  test('has equal versions for equal content, and is asked anew when it must be fresh', async () => {
    const page = entry('/about', [element('Text', { text: 'a' })]);
    const { source, askedOf } = open([answer('page', page)]);
    const first = await source.getPage('/about', SCOPE, { fresh: true });
    expect(await source.getPage('/about', SCOPE, { fresh: false })).toEqual(first);
    source.outdate();
    expect(await source.getPage('/about', SCOPE, { fresh: false })).toEqual(first);
    expect(askedOf('page').map(({ searchParams }) => searchParams.get('cachebust'))).toEqual([
      'true',
      'true',
    ]);
  });

  test('is missing when the space has none; without the model of pages, the key or the space is wrong', async () => {
    expect(await getPage([answer('page')])).toEqual({ outcome: 'missing' });
    expect(await getPage([])).toEqual({ outcome: 'failed', status: null });
  });

  test('is the one that is meant for these people most of all', async () => {
    const rule = (property: string, value: string) => ({ property, operator: 'is', value });
    const path = rule('urlPath', '/about');
    const named = (title: string, ...query: object[]) => ({ ...entry('/about', [], { title }), query });
    const entries = [
      named('для всех', path),
      named('для других', path, rule('region', 'spb'), rule('audience', 'b2c')),
      named('для Москвы', path, rule('region', 'moscow')),
    ];
    expect(await getPage([answer('page', ...entries)])).toMatchObject({ raw: { title: 'для Москвы' } });
  });

  test('takes no longer than its layout, which is asked for beside it', async () => {
    const slow = http.get(`${CONTENT}/:model`, async ({ params }) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const found = params['model'] === 'page' ? entry('/about', []) : { ...entry('', []), query: [] };
      return HttpResponse.json({ results: [found] });
    });
    const { source } = open([slow]);
    const started = performance.now();
    await source.getPage('/about', SCOPE, { fresh: false });
    expect(await source.getLayout('/about', SCOPE)).toMatchObject({ outcome: 'found' });
    expect(performance.now() - started).toBeLessThan(190);
  });

  test('is missing when what was found is meant for every address', async () => {
    const anywhere = { ...entry('/other', []), query: [] };
    expect(await getPage([answer('page', anywhere)])).toEqual({ outcome: 'missing' });
    expect(await getPage([answer('page', anywhere)], '/other')).toMatchObject({ outcome: 'found' });
  });

  test('brings its symbols, asked for once each where they did not come along', async () => {
    const symbol = (id: string) => element('Symbol', { symbol: { model: 'symbol', entry: id } });
    const symbols = http.get(`${CONTENT}/symbol`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('query.id');
      const inside = id === 'outer' ? [symbol('inner')] : [element('Text', { text: String(id) })];
      return HttpResponse.json({ results: [{ ...entry('', inside), id }] });
    });
    const { source, askedOf } = open([
      answer('page', entry('/about', [symbol('outer'), symbol('outer')])),
      symbols,
    ]);
    expect(await source.getPage('/about', SCOPE, { fresh: false })).toMatchObject({
      raw: { components: [{ props: { html: '<p>inner</p><p>inner</p>' } }] },
    });
    expect(askedOf('symbol').map(({ searchParams }) => searchParams.get('query.id'))).toEqual([
      'outer',
      'inner',
    ]);
  });
});

describe('a space that fails', () => {
  test('with a status of its own is asked once more, and keeps the status to itself', async () => {
    const { source, askedOf } = open([
      http.get(`${CONTENT}/page`, () => new HttpResponse(null, { status: 503 })),
    ]);
    expect(await source.getPage('/', SCOPE, { fresh: false })).toEqual({ outcome: 'failed', status: null });
    expect(askedOf('page')).toHaveLength(2);
  });

  test('once is a page all the same', async () => {
    let tries = 0;
    const flaky = http.get(`${CONTENT}/page`, () => {
      tries += 1;
      return tries === 1 ? HttpResponse.error() : HttpResponse.json({ results: [entry('/about', [])] });
    });
    expect(await getPage([flaky])).toMatchObject({ outcome: 'found' });
  });

  test('by refusing the key is not asked again', async () => {
    const { source, askedOf } = open([
      http.get(`${CONTENT}/page`, () => new HttpResponse(null, { status: 401 })),
    ]);
    expect(await source.getPage('/', SCOPE, { fresh: false })).toEqual({ outcome: 'failed', status: null });
    expect(askedOf('page')).toHaveLength(1);
  });

  test.each<[string, () => Response]>([
    ['no JSON', () => new HttpResponse('<html>')],
    ['another shape', () => HttpResponse.json({ result: [] })],
    ['a text that no page is', () => HttpResponse.json('а'.repeat(10_000_001))],
  ])('by answering %s is a failure without a status', async (_name, respond) => {
    expect(await getPage([http.get(`${CONTENT}/page`, respond)])).toEqual({
      outcome: 'failed',
      status: null,
    });
  });

  test('by answering nothing is waited for no longer than it may take', async () => {
    const hung = http.get(`${CONTENT}/page`, () => new Promise<Response>(() => undefined));
    const { source, askedOf } = open([hung], 50);
    expect(await source.getPage('/', SCOPE, { fresh: false })).toEqual({ outcome: 'failed', status: null });
    expect(askedOf('page')).toHaveLength(1);
  });
});

describe('what surrounds the pages', () => {
  test('comes from models of their own, where the space has them', async () => {
    const layout = {
      ...entry('', []),
      query: [],
      data: { widgets: { menu: [] }, footer: { copyright: '©' } },
    };
    const { source } = open([answer('layout', layout), answer('main-page')]);
    expect(await source.getLayout('/', SCOPE)).toMatchObject({ outcome: 'found', raw: layout.data });
    expect(await source.getMainPage(SCOPE)).toEqual({ outcome: 'missing' });
  });

  test('has the regions of the operator', async () => {
    expect(await open([]).source.getRegions()).toMatchObject([{ code: 'moscow' }]);
  });

  test('lists the pages for search engines, each once, whoever they are targeted at', async () => {
    const rule = (property: string, value: unknown, operator = 'is') => ({ property, operator, value });
    const listed = (url: string, more: Record<string, unknown> = {}, query: object[] = []) => ({
      ...entry(url, [], more),
      query,
    });
    const pages = [
      listed('/b'),
      listed('/a'),
      listed('/a'),
      listed('https://evil.example'),
      listed('//evil.example'),
      listed('/404', { is404: true }),
      listed('/moved', { redirect301: '/a' }),
      listed('/hidden', { meta: [{ name: 'robots', content: 'noindex, follow' }] }),
      listed('/moscow', {}, [rule('region', ['moscow', 'spb'])]),
      listed('/spb', {}, [rule('region', 'spb')]),
      listed('/b2b', {}, [rule('audience', 'b2b')]),
      listed('/not-b2b', {}, [rule('audience', 'b2b', 'isNot')]),
    ];
    const all = [...pages, ...Array.from({ length: 150 }, (_, index) => listed(`/page-${index}`))];
    const paged = http.get(`${CONTENT}/page`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get('offset'));
      return HttpResponse.json({ results: all.slice(offset, offset + Number(searchParams.get('limit'))) });
    });
    const { source, asked } = open([paged]);
    const addresses = await source.listPages(SCOPE);
    expect(addresses.filter(({ path }) => !path.startsWith('/page-'))).toEqual(
      ['/a', '/b', '/moscow', '/not-b2b'].map((path) => ({ path, updatedAt: '2022-08-16T14:52:47.598Z' })),
    );
    expect(addresses).toHaveLength(154);
    expect(asked).toHaveLength(2);
  });

  test('lists what it has read until the space failed, and never asks without end', async () => {
    const endless = http.get(`${CONTENT}/page`, () =>
      HttpResponse.json({ results: Array.from({ length: 100 }, () => entry('/a', [])) }),
    );
    const { source, asked } = open([endless]);
    expect(await source.listPages(SCOPE)).toHaveLength(1);
    expect(asked).toHaveLength(20);
    expect(await open([]).source.listPages(SCOPE)).toEqual([]);
  });
});

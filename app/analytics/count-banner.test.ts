import { expect, test, vi } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import type { Transport } from '#cms/gateway/transport';
import { createSandbox } from '#fixtures/sandbox/sandbox';
import { getBanner } from '#schemas/gateway/banners';
import { bannerMove, countBanner } from './count-banner.server';

const REGION = { id: '1', code: 'moscow' };
const COUNTER = 'https://ads.example.test';

/** The operator, with one banner of whose counting another host takes care. */
function open(handler: string) {
  const sandbox = createSandbox();
  const banner = {
    id: 'outside',
    attrs: { url: '/', text: 'Скидка' },
    show_handler: handler,
    click_handler: handler,
  };
  const gateway = createGateway({
    origin: 'https://api.example.test',
    observer: { onCall: () => {}, onBreaker: () => {}, onLeftOut: () => {} },
    transport: async (request) =>
      new URL(request.url).pathname === getBanner.path.replace('{id}', 'outside')
        ? Response.json({ template: 'wide', data: [banner] })
        : sandbox.handle(request),
  })({ region: REGION, audience: 'b2c' });
  const transport = vi.fn<Transport>(async () => new Response(null, { status: 204 }));
  const count = (id: string, event: 'show' | 'click') =>
    countBanner({ id, event }, { gateway, origins: [COUNTER], transport });
  const asked = () => transport.mock.calls.map(([request]) => [request.url, [...request.headers]]);
  return { sandbox, gateway, transport, count, asked };
}

test('[ANLT-105][ANLT-415] shows and clicks reach the handlers that the banner server names', async () => {
  const { sandbox, count, asked } = open('');
  expect(await count('slider-cinema', 'show')).toBe('counted');
  expect(await count('slider-cinema', 'click')).toBe('counted');
  expect([...sandbox.state.banners.events]).toEqual([
    ['slider-cinema:show', 1],
    ['slider-cinema:click', 1],
  ]);
  expect(asked()).toEqual([]);
});

test('[ANLT-414][ANLT-415] a banner has its template, its address and text, and both handlers', async () => {
  const { gateway } = open('');
  const { template, data } = await gateway.call(getBanner, { path: { id: 'slider-cinema' } });
  expect(template).toBe('slide');
  expect(data).toMatchObject([
    {
      attrs: { url: '/services/kino.html', text: expect.stringMatching(/^Первые.14.дней.бесплатно$/) },
      show_handler: '/api/unite/v1/banners/track?id=slider-cinema&event=show',
      click_handler: '/api/unite/v1/banners/track?id=slider-cinema&event=click',
    },
  ]);
});

test('a counter on a listed host is asked, and told nothing of the visitor', async () => {
  const { count, asked } = open(`${COUNTER}/seen?b=7`);
  expect(await count('outside', 'show')).toBe('counted');
  expect(asked()).toEqual([[`${COUNTER}/seen?b=7`, []]]);
});

test.each([
  'https://elsewhere.example.test/seen',
  'http://ads.example.test/seen',
  'https://ads.example.test.elsewhere.test/seen',
  'https://ads.example.test@elsewhere.test/seen',
  'file:///etc/passwd',
  '/api/unite/v1/common/layout',
  'http://127.0.0.1/',
])('no other address is ever asked: %s', async (handler) => {
  const { count, asked } = open(handler);
  expect(await count('outside', 'show')).toBe('refused');
  expect(asked()).toEqual([]);
});

test('a banner that is not there, or that nobody counts, asks nobody', async () => {
  const { count, asked } = open('');
  expect(await count('no-such', 'show')).toBe('nothing');
  expect(asked()).toEqual([]);
});

test('a counter that is away is a failure, and no error', async () => {
  const { count, transport } = open(`${COUNTER}/seen`);
  transport.mockRejectedValueOnce(new Error('away'));
  expect(await count('outside', 'click')).toBe('failed');
  transport.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await count('outside', 'click')).toBe('failed');
});

test('an address in place of an event is refused before anybody is asked', () => {
  expect(bannerMove.safeParse({ id: 'top', event: 'show', url: 'https://elsewhere.test' }).success).toBe(
    false,
  );
  expect(bannerMove.safeParse({ id: 'top', event: 'https://elsewhere.test' }).success).toBe(false);
});

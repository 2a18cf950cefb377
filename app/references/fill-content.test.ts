import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPromotion, listPromotions } from '#schemas/gateway/promotions';
import type { Audience } from '#schemas/page';
import { openCheckedDemo } from '#app/content-check/testing/checked-demo';
import type { CheckedSite } from '#app/content-check/checked-site';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { toContentVersion } from '#cms/sources/content-version';

let site: CheckedSite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
});
afterAll(() => close());

const NBSP = '\u00A0';
const scopeOf = (code: string, audience: Audience = 'b2c') => ({
  region: { id: code, code, title: code },
  audience,
});
const toDraft = (raw: unknown) => ({ raw, version: toContentVersion(raw) });

const fill = (raw: unknown, region = 'moscow', gateway?: ScopedGateway) =>
  site.filler.fillIn(toDraft(raw), scopeOf(region), gateway);

describe('content that refers to products', () => {
  test('has the prices of the region, in titles, formatted text, descriptions and prices alike', async () => {
    const raw = {
      title: 'Максимум за {{price:tariff/maksimum}}',
      meta: [{ name: 'description', content: 'Вместо {{old-price:tariff/bez-limita}}' }],
      html: '<p>Кино — {{price:option/kino}}, Турция — {{price:country/tr}}</p>',
      price: { product: 'tariff/dom-i-svyaz', amountKopecks: 1 },
    };
    const expected = (maximum: string, usual: number, cinema: number, home: object) => ({
      title: `Максимум за ${maximum}${NBSP}₽`,
      meta: [{ name: 'description', content: `Вместо ${usual}${NBSP}₽` }],
      html: `<p>Кино — ${cinema}${NBSP}₽, Турция — 249${NBSP}₽</p>`,
      price: { ...home, period: `за${NBSP}30${NBSP}дней` },
    });
    const moscow = { amountKopecks: 76_300, oldAmountKopecks: 109_000 };
    expect((await fill(raw)).raw).toEqual(expected(`1${NBSP}900`, 990, 150, moscow));
    const tatarstan = { amountKopecks: 65_100, oldAmountKopecks: 93_000 };
    expect((await fill(raw, 'tatarstan')).raw).toEqual(expected(`1${NBSP}620`, 840, 125, tatarstan));
  });

  test('has one version for regions that pay the same, and is left alone without references', async () => {
    const raw = { title: '{{price:tariff/maksimum}}' };
    const [moscow, altai, spb] = await Promise.all(
      ['moscow', 'altai', 'spb'].map((region) => fill(raw, region)),
    );
    expect(altai?.version).toBe(moscow?.version);
    expect(spb?.version).not.toBe(moscow?.version);
    const plain = toDraft({ title: 'Тарифы' });
    expect((await site.filler.fillIn(plain, scopeOf('spb'))).raw).toBe(plain.raw);
  });

  test('says the least of a showcase with «от», without the discounts that end', async () => {
    const raw = [
      '{{price:showcase/forhome}}',
      'От {{price:showcase/roaming/world}}',
      '{{price:tariff/sam-soberi}}',
    ];
    expect((await fill(raw)).raw).toEqual([`от${NBSP}550${NBSP}₽`, `От 249${NBSP}₽`, `от${NBSP}500${NBSP}₽`]);
  });

  test('counts what can be counted', async () => {
    const raw = '{{fact:free-services}} из {{fact:services}}, {{fact:countries|страна|страны|стран}}';
    expect((await fill(raw)).raw).toBe(`12 из 60, 68${NBSP}стран`);
  });

  test('tells what nobody knows', async () => {
    const { raw, unknown, isUncertain } = await fill({ title: '{{price:tariff/no-such}}' });
    expect(raw).toEqual({ title: `…${NBSP}₽` });
    expect(unknown).toEqual([{ text: '{{price:tariff/no-such}}', pointer: '/title' }]);
    expect(isUncertain).toBe(false);
  });

  test('keeps the last price while the operator is away, and says when it knows none', async () => {
    const away: ScopedGateway = {
      ask: async () => ({ ok: false, reason: 'unreachable', status: null, body: null }),
      call: () => Promise.reject(new Error('not called')),
    };
    await fill({ title: '{{price:tariff/igrovoj}}' }, 'altai');
    const known = await fill({ title: '{{price:tariff/igrovoj}}' }, 'altai', away);
    expect(known).toMatchObject({ raw: { title: `750${NBSP}₽` }, isUncertain: false });
    const unknown = await fill({ title: '{{price:tariff/student}}' }, 'altai', away);
    expect(unknown).toMatchObject({ raw: { title: `…${NBSP}₽` }, isUncertain: true });
  });
});

test('what the content calls answer is filled as well: lists, stories and the search', async () => {
  const { ask } = site.gateway(scopeOf('tatarstan'));
  const listed = await ask(listPromotions, { query: { uuid: '70000000-0000-4000-8000-000000000010' } });
  const told = await ask(getPromotion, { query: { page: '/action/pervyj-mesyac.html' } });
  const text = JSON.stringify([listed, told]);
  expect(text).not.toContain('{{');
  expect(text).toContain(`за${NBSP}672${NBSP}₽`);
  expect(text).toContain(`360${NBSP}₽ вместо 720${NBSP}₽`);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallContract, CallInput } from '#schemas/gateway/call';
import { getBanner, getBanners } from '#schemas/gateway/banners';
import { getFaqArticle, getFaqArticles } from '#schemas/gateway/faq';
import {
  getCorporateNews,
  getCorporateNewsTabs,
  getNews,
  getNewsTabs,
  listCorporateNews,
  listNews,
} from '#schemas/gateway/news';
import {
  getMainPromotions,
  getPromotion,
  listArchivedPromotions,
  listPromotions,
} from '#schemas/gateway/promotions';
import { createGateway, type Gateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { answerFromStore } from '#cms/stored-calls/answer-from-store';
import { openStore } from '#cms/store/open-store';
import { seedStore } from '#cms/store/seed-store';
import type { Store } from '#cms/store/tables';
import { loadDemoContent } from '#fixtures/content/load-content';
import { createSandbox } from '#fixtures/sandbox/sandbox';
import { requirePageUuid } from '#fixtures/sandbox/testing/require-page-uuid';
import { databases } from '#tests/databases';

/** The demo documents are what the operator's stand-in answers with, so a visitor cannot tell who has answered. */

const MOSCOW = { region: { id: '1', code: 'moscow' }, audience: 'b2c' } as const;
const observer = SILENT_OBSERVER;
const refusing = async (): Promise<Response> => Promise.reject(new Error('the operator was asked'));

describe.each(databases)('the demo documents in $name', ({ createPlace }) => {
  let store: Store;
  let stored: Gateway;
  let operator: Gateway;
  beforeAll(async () => {
    store = await openStore(await createPlace());
    await seedStore(store, await loadDemoContent(), Date.now());
    const sandbox = createSandbox();
    const origin = 'http://operator.invalid';
    stored = createGateway({ transport: answerFromStore(store, refusing), origin, observer });
    operator = createGateway({ transport: (request) => sandbox.handle(request), origin, observer });
  });
  afterAll(() => store.destroy());

  async function ask<C extends CallContract>(gateway: Gateway, call: C, input: CallInput<C>, scope = MOSCOW) {
    const outcome = await gateway(scope).ask(call, input);
    if (!outcome.ok) throw new Error(`${call.id}: ${outcome.reason} ${outcome.status}`);
    return outcome.answer as CallAnswer<C>;
  }
  async function expectSame<C extends CallContract>(call: C, input: CallInput<C>) {
    expect(await ask(stored, call, input)).toEqual(await ask(operator, call, input));
  }

  test.each([
    {},
    { year: 'all', pageFrom: 1, pageTo: 2 },
    { year: '2025', month: '9' },
    { year: 2024 },
    { pageFrom: 3 },
    { pageFrom: 9 },
    { year: '1999' },
    { pageFrom: 'x' },
  ])('[NEWS-10] [NEWS-13] are the news of a query: %o', async (query) => {
    await expectSame(listNews, { query });
    await expectSame(listCorporateNews, { query });
  });

  test('[NEWS-11] [NEWS-14] [NEWS-06] are the years of the news, of the whole country or of a region', async () => {
    await expectSame(getNewsTabs, {});
    await expectSame(getCorporateNewsTabs, { query: {} });
    for (const region of ['federal', 'spb', 'tatarstan', 'altay']) {
      await expectSame(listCorporateNews, { query: { region } });
      await expectSame(getCorporateNewsTabs, { query: { region } });
    }
  });

  test.each(['/news/novyj-konstruktor', '/news/detskij-tarif', '/news/vyzovy-po-wifi.html', 'zamena-sim'])(
    '[NEWS-12] are the news item of a page, between its neighbours: %s',
    (page) => expectSame(getNews, { query: { page } }),
  );

  test('[NEWS-15] are the corporate news item of a page', () =>
    expectSame(getCorporateNews, { query: { page: '/corp/news/obshchij-paket' } }));

  test('[PROMO-05] [PROMO-07] [PROMO-08] are the promotions that are on, and those that are over', async () => {
    const sorted = <Action extends { id: string }>({ actions }: { actions: readonly Action[] }) =>
      [...actions].sort((one, other) => one.id.localeCompare(other.id));
    const listOf = async (gateway: Gateway) => ({
      now: sorted(await ask(gateway, listPromotions, { query: { uuid: 'any' } })),
      past: sorted(await ask(gateway, listArchivedPromotions, { query: { uuid: 'any' } })),
      rest: sorted(
        await ask(gateway, getMainPromotions, { query: { exclude: 'router-za-rubl, krasivyj-nomer' } }),
      ),
    });
    const own = await listOf(stored);
    expect(own).toEqual(await listOf(operator));
    expect(own.rest).toHaveLength(own.now.length - 2);
    const { filters = [] } = await ask(stored, listPromotions, { query: { uuid: 'any' } });
    expect(new Set(filters.map(({ code }) => code))).toEqual(
      new Set(own.now.map(({ category }) => category)),
    );
  });

  test('[PROMO-06] are the promotion of a page, with its text', () =>
    expectSame(getPromotion, { query: { page: '/action/router-za-rubl.html' } }));

  test('[FAQ-05] are all categories with their articles, and on the page of a category that one', async () => {
    for (const path of ['/help/faq', '/help/faq/oplata.html']) {
      await expectSame(getFaqArticles, { query: { uuid: requirePageUuid(path) } });
    }
  });

  test('[FAQ-06] are an article by its slug; what visitors think of it is the operator’s', async () => {
    const input = { query: { uuid: requirePageUuid('/help/faq'), slug: 'roaming-po-rossii' } };
    const { likes, ...article } = await ask(operator, getFaqArticle, input);
    expect(likes).toBe(0);
    expect(await ask(stored, getFaqArticle, input)).toEqual(article);
  });

  test('[ANLT-416] [ANLT-417] are the banners of a place on a page, and each by its id', async () => {
    for (const key of ['info_block', 'additional_banner', 'services_slider', 'survey_bubble', 'nowhere']) {
      for (const location of ['/', '/tariffs/all', '/forhome/?utm_source=mail', 'https://a.test/forhome']) {
        await expectSame(getBanners, { query: { key, location } });
      }
    }
    await expectSame(getBanner, { path: { id: 'slider-cinema' } });
  });

  test('are missing by the names of none, and nobody else is asked', async () => {
    const missing = { ok: false, status: 404 };
    const of = stored(MOSCOW);
    expect(await of.ask(getNews, { query: { page: '/news/none' } })).toMatchObject(missing);
    expect(await of.ask(getPromotion, { query: { page: '/action/none.html' } })).toMatchObject(missing);
    expect(await of.ask(getFaqArticle, { query: { uuid: '', slug: 'oplata' } })).toMatchObject(missing);
    expect(await of.ask(getBanner, { path: { id: 'none' } })).toMatchObject(missing);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getBanners } from '#schemas/gateway/banners';
import { getFaqArticles } from '#schemas/gateway/faq';
import { getNews, listCorporateNews, listNews } from '#schemas/gateway/news';
import { getPromotion, listArchivedPromotions, listPromotions } from '#schemas/gateway/promotions';
import { databases } from '#tests/databases';
import { createGateway } from '../gateway/create-gateway';
import { SILENT_OBSERVER } from '../gateway/silent-observer';
import { createEntries, type Entries } from '../store/entries';
import type { EntryAddress, EntryKind } from '../store/entry-address';
import { openStore } from '../store/open-store';
import type { Store } from '../store/tables';
import { answerFromStore } from './answer-from-store';

const ANNA = { id: null, name: 'Анна' };
type Scope = Partial<Pick<EntryAddress, 'audience' | 'region'>>;

describe.each(databases)('documents that are published in $name', ({ createPlace }) => {
  let store: Store;
  let entries: Entries;
  beforeAll(async () => {
    store = await openStore(await createPlace());
    entries = createEntries(store, Date.now);
  });
  afterAll(() => store.destroy());

  async function publish(kind: EntryKind, name: string, body: object, scope: Scope = {}) {
    const address: EntryAddress = { kind, name, audience: '', region: '', ...scope };
    const known = await entries.find(address);
    if (known === null) await entries.create(address, JSON.stringify(body), ANNA);
    const id = (await entries.find(address))?.id ?? '';
    const saved = await entries.save(
      id,
      { body: JSON.stringify(body), mark: (await entries.open(id))?.mark ?? '' },
      ANNA,
    );
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    await entries.publish(id, { mark: saved.mark, note: '' }, ANNA);
    return id;
  }

  /** Every call that reaches the operator is told of in the title of the one news item. */
  function gatewayOf(audience: 'b2c' | 'b2b' = 'b2c', code = 'moscow') {
    const operator = async () =>
      Response.json({
        news: [{ date: '2026-01-01', title: 'Оператора' }],
        total: 1,
        pages: 1,
        actions: [{ id: 'operator', title: 'Оператора' }],
        categories: [],
        data: [],
      });
    const gateway = createGateway({
      transport: answerFromStore(store, operator),
      origin: 'http://operator.invalid',
      observer: SILENT_OBSERVER,
    });
    return gateway({ region: { id: '1', code }, audience });
  }

  const newsOf = async (code?: string) =>
    (await gatewayOf('b2c', code).call(listNews, { query: {} })).news.map(({ title }) => title);
  const corporateOf = async (region?: string) =>
    (
      await gatewayOf('b2b').call(listCorporateNews, { query: region === undefined ? {} : { region } })
    ).news.map(({ title }) => title);
  const news = (title: string, date: string, rest: object = {}) => ({ title, date, ...rest });

  test('[NEWS-10] news take the place of the operator’s, for those whom they are meant for, the newest first', async () => {
    expect(await newsOf()).toEqual(['Оператора']);
    const regional = await publish('news', 'spb', news('Петербургу', '2026-03-01'), {
      audience: 'b2c',
      region: 'spb',
    });
    // For Moscow nothing is published yet.
    expect([await newsOf(), await newsOf('spb')]).toEqual([['Оператора'], ['Петербургу']]);
    const first = await publish('news', 'first', news('Первая', '2026-02-01'), { audience: 'b2c' });
    await publish('news', 'second', news('Вторая', '2026-04-01'), { audience: 'b2c' });
    await publish('news', 'first', news('Первая по-питерски', '2026-02-01'), {
      audience: 'b2c',
      region: 'spb',
    });
    expect(await newsOf()).toEqual(['Вторая', 'Первая']);
    expect(await newsOf('spb')).toEqual(['Вторая', 'Петербургу', 'Первая по-питерски']);
    await entries.unpublish(regional, ANNA);
    await entries.unpublish(first, ANNA);
    expect([await newsOf(), await newsOf('spb')]).toEqual([['Вторая'], ['Вторая', 'Первая по-питерски']]);
    const gone = await gatewayOf().ask(getNews, { query: { page: '/news/first' } });
    expect(gone).toMatchObject({ ok: false, status: 404 });
  });

  test('[NEWS-06] corporate news are those of the whole country, and those of a region beside them', async () => {
    expect(await corporateOf()).toEqual(['Оператора']);
    await publish('news', 'all', news('Всем', '2026-01-01'), { audience: 'b2b' });
    await publish('news', 'own', news('Казани', '2026-01-02'), { audience: 'b2b', region: 'tatarstan' });
    expect([await corporateOf(), await corporateOf('federal')]).toEqual([['Всем'], ['Всем']]);
    expect(await corporateOf('tatarstan')).toEqual(['Казани', 'Всем']);
  });

  test('what a schema refuses is left out, and what it does not know is kept', async () => {
    await publish('news', 'broken', { title: 'Без даты' }, { audience: 'b2c' });
    await publish('news', 'second', news('Вторая', '2026-04-01', { own: { deep: [1] } }), {
      audience: 'b2c',
    });
    const { news: listed } = await gatewayOf().call(listNews, { query: {} });
    expect(listed).toMatchObject([{ title: 'Вторая', own: { deep: [1] } }]);
  });

  test('[NEWS-12] the text of a news item is given by itself alone, without what could run', async () => {
    const text = '<p>Да</p><script>alert(1)</script>';
    await publish('news', 'second', news('Вторая', '2026-04-01', { text }), { audience: 'b2c' });
    const { news: listed } = await gatewayOf().call(listNews, { query: {} });
    expect(listed.map((item) => item.text)).toEqual([undefined]);
    const item = await gatewayOf().call(getNews, { query: { page: '/news/second' } });
    expect(item).toMatchObject({ link: '/news/second', text: '<p>Да</p>' });
  });

  test('[PROMO-08] a promotion goes into the archive after its last day, or by its own word', async () => {
    const uuid = { query: { uuid: 'any' } };
    await publish('promotion', 'long', { title: 'Долгая', startDate: '2026-01-01', endDate: '2999-12-31' });
    await publish('promotion', 'past', { title: 'Прошла', endDate: '2020-01-01' });
    await publish('promotion', 'taken', { title: 'Снята', endDate: '2999-12-31', archived: true });
    const gateway = gatewayOf();
    const now = await gateway.call(listPromotions, uuid);
    expect(now.actions.map(({ id }) => id)).toEqual(['long']);
    expect(now.actions[0]).toMatchObject({
      startDate: '2026-01-01T00:00:00+03:00',
      endDate: '2999-12-31T23:59:59+03:00',
    });
    const past = await gateway.call(listArchivedPromotions, uuid);
    expect(past.actions.map(({ id }) => id)).toEqual(['taken', 'past']);
    const one = await gateway.call(getPromotion, { query: { page: '/action/past.html' } });
    expect(one).toMatchObject({ archived: true });
  });

  test('[FAQ-05] articles stand in their categories, both in the order of their numbers', async () => {
    const article = (title: string, category: string, order?: number) => ({
      type: 'article',
      title,
      category,
      text: '<p>Да.</p>',
      ...(order !== undefined && { order }),
    });
    await publish('faq', 'b-money', { type: 'category', title: 'Деньги', order: 1 });
    await publish('faq', 'a-calls', { type: 'category', title: 'Звонки', order: 2 });
    await publish('faq', 'last', article('Последний', 'b-money'));
    await publish('faq', 'two', article('Второй', 'b-money', 2));
    await publish('faq', 'one', article('Первый', 'b-money', 1));
    await publish('faq', 'lost', article('Потерянный', 'no-such', 1));
    const { categories } = await gatewayOf().call(getFaqArticles, { query: { uuid: 'any' } });
    expect(categories.map(({ title, articles }) => [title, ...articles.map(({ slug }) => slug)])).toEqual([
      ['Деньги', 'one', 'two', 'last'],
      ['Звонки'],
    ]);
  });

  test('[ANLT-416] banners stand in their place, on their pages, in the order of their numbers', async () => {
    const banner = (title: string, rest: object) => ({ title, key: 'top', ...rest });
    await publish('banner', 'all', banner('Всем', { order: 2, template: 'wide' }));
    await publish('banner', 'home', banner('Дому', { order: 1, pages: ['/forhome'], url: '/shop' }));
    const at = async (key: string, location: string) =>
      (await gatewayOf().call(getBanners, { query: { key, location } })).data.map(({ id, attrs }) => [
        id,
        attrs.title,
      ]);
    expect(await at('top', '/')).toEqual([['all', 'Всем']]);
    expect(await at('top', '/forhome/?a=b')).toEqual([
      ['home', 'Дому'],
      ['all', 'Всем'],
    ]);
    expect(await at('bottom', '/')).toEqual([]);
  });
});

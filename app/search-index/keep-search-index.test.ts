import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchSite, suggestSearch } from '#schemas/gateway/search';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { searchedKinds } from '#cms/kinds/kinds';
import { openChangeFeed, type ChangeFeed } from '#cms/store/change-feed';
import { createEntries } from '#cms/store/entries';
import type { EntryAddress } from '#cms/store/entry-address';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { registry } from '#app/catalog.server';
import { createFiller } from '#app/references/fill-content.server';
import { readFactsFrom } from '#app/references/read-facts.server';
import { databases } from '#tests/databases';
import { keepSearchIndex, type KeptIndex } from './keep-search-index.server';
import { withOwnSearch } from './with-own-search.server';

const ANNA = { id: null, name: 'Анна' };
const MOSCOW = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' } as const;

interface Written {
  title?: string;
  audience?: 'b2c' | 'b2b';
  region?: string;
  meta?: object[];
  scope?: object;
}

describe.each(databases)('pages that are published in $name', (database) => {
  let store: Store;
  let feed: ChangeFeed;
  let index: KeptIndex;
  const faults: unknown[] = [];
  /** What the operator's search answers. */
  let operator: () => Response = () => Response.json({ documents: 0, results: [] });

  beforeAll(async () => {
    const place = await database.createPlace();
    store = await openStore(place);
    feed = await openChangeFeed(store, place, (error) => faults.push(error));
    index = keepSearchIndex({
      store,
      onChange: feed.onChange,
      find: registry.find,
      kinds: searchedKinds,
      onFault: (error) => faults.push(error),
    });
  });
  afterAll(async () => {
    await index.stop();
    await feed.close();
    await store.destroy();
    expect(faults).toEqual([]);
  });

  function open() {
    const gateway = createGateway({
      transport: async () => operator(),
      origin: 'http://operator.invalid',
      observer: SILENT_OBSERVER,
    });
    const filler = createFiller({ gateway, source: createEmbeddedSource(store), ...readFactsFrom(store) });
    return withOwnSearch(gateway, { store, filler, onFault: (error) => faults.push(error) });
  }

  async function publish(path: string, html: string, more: Written = {}): Promise<string> {
    const { title = 'Страница', audience = 'b2c', region = '', meta = [], scope } = more;
    const components = [
      { id: 'text', type: 'text', props: { title, html: `<p>${html}</p>` }, scope },
      { id: 'more', type: 'text', props: { html: '<p>Дополнение</p>' } },
    ];
    const body = { uuid: path, type: 'common', title, meta, components };
    return publishEntry({ kind: 'page', name: path, audience, region }, body);
  }

  async function publishEntry(address: EntryAddress, body: object): Promise<string> {
    const entries = createEntries(store, Date.now, feed.catchUp);
    const made = await entries.create(address, JSON.stringify(body), ANNA);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    await publishDraft(made.entry.id);
    return made.entry.id;
  }

  async function publishDraft(id: string): Promise<void> {
    const entries = createEntries(store, Date.now, feed.catchUp);
    const mark = (await entries.open(id))?.mark ?? '';
    await entries.publish(id, { mark, note: '' }, ANNA);
    await index.catchUp();
  }

  async function find(q: string, scope: Parameters<ReturnType<typeof open>>[0] = MOSCOW, p = '1') {
    const { results } = await open()(scope).call(searchSite, { query: { q, p } });
    return results.map(({ url }) => url);
  }

  test('are found by any form of their words when the operator finds nothing or fails', async () => {
    await publish('/lighthouse', 'Маяками управляет смотритель, он зажигает огонь.');
    expect(await find('маяк смотрителю')).toEqual(['/lighthouse']);
    expect(await find('маяк якорь')).toEqual([]);
    operator = () => new Response(null, { status: 500 });
    expect(await find('Смотрители')).toEqual(['/lighthouse']);
    operator = () => Response.json({ documents: 1, results: [{ title: 'Его', url: '/its-own' }] });
    expect(await find('смотрители')).toEqual(['/its-own']);
    // Its page behind the last one: what it found stands on the pages before.
    operator = () => Response.json({ documents: 12, results: [] });
    expect(await find('смотрители')).toEqual([]);
    operator = () => Response.json({ documents: 0, results: [] });
  });

  test('are named by their titles first, with the words around what was looked for', async () => {
    const long = 'Слово за словом. '.repeat(40);
    await publish('/harbour-text', `${long}Пристань закрыта на зиму. ${long}`);
    await publish('/harbour-title', 'Совсем о другом.', { title: 'Пристани' });
    const { documents, results } = await open()(MOSCOW).call(searchSite, { query: { q: 'пристань' } });
    expect(documents).toBe(2);
    expect(results.map(({ url }) => url)).toEqual(['/harbour-title', '/harbour-text']);
    expect(results[1]?.text).toMatch(/^….*Пристань закрыта на зиму\..*…$/);
  });

  test('are found by words with a slip of the hand in them, and by no others', async () => {
    await publish('/breakwater', 'Волнорез держит удар, за ним покой.');
    for (const typed of ['волнрез', 'волноорез', 'вонлорез', 'валнорез', 'валнорес'])
      expect(await find(typed)).toEqual(['/breakwater']);
    for (const typed of ['вонрз', 'голнорез', 'волнорез аист', 'волнорез покрытие'])
      expect(await find(typed)).toEqual([]);
  });

  test('are suggested by the beginning of a word', async () => {
    await publish('/kerosene', 'Керосиновая лавка.');
    const { results } = await open()(MOSCOW).call(suggestSearch, { query: { q: 'керос' } });
    expect(results).toMatchObject([{ url: '/kerosene', title: 'Страница' }]);
  });

  test('are those of this region and audience', async () => {
    await publish('/foghorn', 'Ревун для всех.');
    await publish('/foghorn', 'Ревун для столицы.', { region: 'moscow' });
    await publish('/foghorn-b2b', 'Ревун для судовладельцев.', { audience: 'b2b' });
    const spb = { ...MOSCOW, region: { id: '2', code: 'spb', title: 'Санкт-Петербург' } };
    const { results } = await open()(MOSCOW).call(searchSite, { query: { q: 'ревун' } });
    expect(results).toMatchObject([{ url: '/foghorn', text: 'Ревун для столицы. Дополнение' }]);
    const others = await open()(spb).call(searchSite, { query: { q: 'ревун' } });
    expect(others.results).toMatchObject([{ url: '/foghorn', text: 'Ревун для всех. Дополнение' }]);
    expect(await find('ревун', { ...MOSCOW, audience: 'b2b' })).toEqual(['/foghorn-b2b']);
  });

  test('are not found by what asks not to be found, or what only some people see', async () => {
    await publish('/quiet', 'Тихая заводь.', { meta: [{ name: 'robots', content: 'noindex' }] });
    await publish('/later', 'Заводь откроется.', { scope: { from: '2100-01-01T00:00:00+03:00' } });
    expect(await find('заводь')).toEqual([]);
  });

  test('are not found by the names of the references in them', async () => {
    await publish('/oil', 'Масло за {{price:tariff/start}}.');
    expect(await find('масло')).toEqual(['/oil']);
    expect(await find('tariff')).toEqual([]);
  });

  test('are found no longer once they are taken from the site', async () => {
    const id = await publish('/short-lived', 'Однодневная ярмарка.');
    expect(await find('ярмарка')).toEqual(['/short-lived']);
    await createEntries(store, Date.now, feed.catchUp).unpublish(id, ANNA);
    await index.catchUp();
    expect(await find('ярмарка')).toEqual([]);
  });

  describe('and documents', () => {
    const news = { kind: 'news', name: 'ice', audience: 'b2c', region: '' } as const;

    test('are found at the pages that they have, and named by where they stand', async () => {
      await publishEntry(news, {
        title: 'Ледоход на реке',
        date: '2026-11-20',
        announcement: 'Паромы встали.',
        text: '<p>Ледокол выйдет <b>завтра</b>.</p>',
      });
      await publishEntry(
        { kind: 'promotion', name: 'sledge', audience: 'b2c', region: '' },
        { title: 'Санки в подарок', text: '<p>Каждому, кто придёт по льду.</p>' },
      );
      await publishEntry(
        { kind: 'faq', name: 'skates', audience: '', region: '' },
        { type: 'article', title: 'Где наточить коньки?', category: 'winter', text: '<p>На катке.</p>' },
      );
      const { results } = await open()(MOSCOW).call(searchSite, { query: { q: 'ледоколы' } });
      expect(results).toMatchObject([
        { url: '/news/ice', title: 'Ледоход на реке', section: 'Новости', text: expect.any(String) },
      ]);
      expect(results[0]?.text).toContain('Ледокол выйдет завтра.');
      expect(await find('паром')).toEqual(['/news/ice']);
      expect(await find('санки')).toEqual(['/action/sledge.html']);
      expect(await find('коньки')).toEqual(['/help/faq/skates.html']);
      // Not the code of a category, which is a word for the studio.
      expect(await find('winter')).toEqual([]);
    });

    test('are those of this region and audience', async () => {
      const address = { ...news, name: 'snow' };
      await publishEntry(address, { title: 'Снегопад', date: '2026-11-20', text: '<p>Везде.</p>' });
      const own = { ...address, region: 'moscow' };
      await publishEntry(own, { title: 'Снегопад', date: '2026-11-20', text: '<p>В столице.</p>' });
      const { results } = await open()(MOSCOW).call(searchSite, { query: { q: 'снегопад' } });
      expect(results).toMatchObject([{ url: '/news/snow', text: 'В столице.' }]);
      expect(await find('снегопад', { ...MOSCOW, audience: 'b2b' })).toEqual([]);
      expect(await find('коньки', { ...MOSCOW, audience: 'b2b' })).toEqual(['/help/faq/skates.html']);
    });

    test('stand behind a page at their own address, and behind the one that they lead to', async () => {
      await publishEntry({ ...news, name: 'thaw' }, { title: 'Оттепель', date: '2026-11-20' });
      expect(await find('оттепель')).toEqual(['/news/thaw']);
      await publish('/news/thaw', 'Подробно об оттепели.', { title: 'Оттепель' });
      expect(await find('оттепель')).toEqual(['/news/thaw']);
      const other = { title: 'Капель', date: '2026-11-20', link: '/spring' };
      await publishEntry({ ...news, name: 'drip' }, other);
      expect(await find('капель')).toEqual([]);
    });

    test('are found by what they say now, and no longer once they are taken from the site', async () => {
      const entries = createEntries(store, Date.now, feed.catchUp);
      const id = await publishEntry({ ...news, name: 'hail' }, { title: 'Град', date: '2026-11-20' });
      const opened = await entries.open(id);
      await entries.save(
        id,
        { mark: opened?.mark ?? '', body: JSON.stringify({ title: 'Изморозь', date: '2026-11-20' }) },
        ANNA,
      );
      await publishDraft(id);
      expect([await find('град'), await find('изморозь')]).toEqual([[], ['/news/hail']]);
      await entries.unpublish(id, ANNA);
      await index.catchUp();
      expect(await find('изморозь')).toEqual([]);
    });
  });

  test.each(['"', '* OR 1', "' & | ! :*", 'NEAR(маяк)', '{title}:маяк', '-', 'и на', '', 'я'.repeat(10_000)])(
    'take %j for words, and nothing more',
    async (text) => {
      await expect(find(text)).resolves.toEqual(expect.any(Array));
    },
  );

  test.each(['0', '-5', '1e9', 'abc', '2'])('have no page %s of one result', async (p) => {
    const found = await find('смотритель', MOSCOW, p);
    expect(found).toEqual(p === '2' || p === '1e9' ? [] : ['/lighthouse']);
  });
});

import type { ContentFiller } from '#app/references/fill-content.server';
import { keepSearchIndex } from '#app/search-index/keep-search-index.server';
import { withOwnSearch } from '#app/search-index/with-own-search.server';
import { createGateway, type Gateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { openStore } from '#cms/store/open-store';
import { importDocuments } from '#cms/store/transfer/import-documents';
import type { Store } from '#cms/store/tables';
import { searchSite } from '#schemas/gateway/search';
import { readDefinitions } from '#tests/block-definitions';
import { startKeeper } from '#tests/postgres/keeper';
import type { Bench } from './bench';
import { judgeAtMost, quantile, type Figure } from './figure';
import { makeDirectory } from './servers';

/** Finding pages by words among 10,000, and how soon a page that was published is found. */

const PAGES = 10_000;
const QUICK_PAGES = 1000;
const SEARCHES = 1000;
const P99_MS = 30;
const FOUND_AFTER_MS = 1000;
const AUTHOR = { id: null, name: 'bench' };
const MOSCOW = { audience: 'b2c', region: { id: '1', code: 'moscow', title: 'Москва' } } as const;
const WORDS =
  'тариф услуга роуминг номер интернет звонки гигабайты минуты подключение баланс платёж договор салон доставка абонент скидка семья ребёнок безопасность кино музыка телевизор роутер адрес город поездка страна карта оператор связь'.split(
    ' ',
  );
/** Each page has some of the words, in an order of its own. */
const SENTENCES = 12;

export const measureSearch: Bench = async ({ isQuick }) => {
  const size = isQuick ? QUICK_PAGES : PAGES;
  const keeper = startKeeper();
  const postgres = await keeper.answer;
  if ('fault' in postgres) throw new Error(postgres.fault);
  try {
    const ofSqlite = await measureDatabase('SQLite', makeDirectory(), size);
    const ofPostgres = await measureDatabase('PostgreSQL', postgres.url, size);
    return {
      figures: [...ofSqlite.figures, ...ofPostgres.figures],
      notes: [...ofSqlite.notes, ...ofPostgres.notes],
    };
  } finally {
    await keeper.stop();
  }
};

async function measureDatabase(name: string, place: string, size: number): ReturnType<Bench> {
  const store = await openStore(place);
  await fill(store, size);
  const faults: unknown[] = [];
  const definitions = new Map((await readDefinitions()).map((one) => [one.type, one]));
  const index = keepSearchIndex({
    store,
    onChange: () => () => undefined,
    find: (type) => definitions.get(type),
    kinds: [],
    onFault: (error) => faults.push(error),
  });
  const readMs = await time(() => index.catchUp());
  const { call } = openOwnSearch(store, (error) => faults.push(error))(MOSCOW);
  const search = (q: string) => call(searchSite, { query: { q } });
  const times = await timeEach((n) => search(`${toWord(n)} ${toWord(n * 7)}`));
  const mistyped = await timeEach((n) => search(`${leaveLetterOut(toWord(n))} ${toWord(n * 7)}`));
  await importPages(store, [toDocument(size, 'Единственный на сайте ревун.')]);
  const foundMs = await time(() => index.catchUp());
  const { documents } = await search('ревун');
  await index.stop();
  await store.destroy();
  if (faults.length > 0 || documents !== 1)
    throw new Error(`the index is not what was published: ${String(faults[0])}`);
  const inAll = `${size.toLocaleString('en')} pages, ${name}`;
  return {
    figures: [
      toFigure('Search by two words, p99', inAll, quantile(times, 0.99), P99_MS),
      toFigure('Search by two words, one of them mistyped, p99', inAll, quantile(mistyped, 0.99), P99_MS),
      toFigure('A page that was published is found after', inAll, foundMs, FOUND_AFTER_MS),
    ],
    notes: [
      `Search, ${name}: ${quantile(times, 0.5).toFixed(1)} ms at the median; all pages are read for the first time in ${(readMs / 1000).toFixed(1)} s, beside other work.`,
    ],
  };
}

/** The pages of this bench have no references. */
const NOTHING_TO_FILL: Pick<ContentFiller, 'fillIn'> = {
  fillIn: async (content) => ({ ...content, unknown: [], isUncertain: false }),
};

/** The site's search, of which the operator knows nothing. */
function openOwnSearch(store: Store, onFault: (error: unknown) => void): Gateway {
  const gateway = createGateway({
    transport: async () => Response.json({ documents: 0, results: [] }),
    origin: 'http://operator.invalid',
    observer: SILENT_OBSERVER,
  });
  return withOwnSearch(gateway, { store, filler: NOTHING_TO_FILL, onFault });
}

function toFigure(name: string, baseline: string, ms: number, target: number): Figure {
  return {
    bench: 'search',
    name,
    baseline,
    value: `${ms.toFixed(1)} ms`,
    ratio: null,
    target: `≤ ${target} ms`,
    verdict: judgeAtMost(ms, { target }),
  };
}

async function timeEach(work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SEARCHES; n += 1) times.push(await time(() => work(n)));
  return times;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function fill(store: Store, size: number): Promise<void> {
  return importPages(
    store,
    Array.from({ length: size }, (_, n) => toDocument(n, toWords(n))),
  );
}

async function importPages(store: Store, documents: ReturnType<typeof toDocument>[]): Promise<void> {
  const done = await importDocuments(store, documents, { author: AUTHOR, now: Date.now(), isTrial: false });
  if (done.outcome !== 'imported') throw new Error(done.fault);
}

const toWord = (n: number): string => WORDS[n % WORDS.length] ?? '';

/** The fourth one: no page has such a word. */
const leaveLetterOut = (word: string): string => word.slice(0, 3) + word.slice(4);

/**
 * A stride without a pattern: each page has other words than the one before. One of them is its own, so that the site has
 * as many words as a large one.
 */
function toWords(page: number): string {
  const common = Array.from({ length: SENTENCES }, (_, n) => toWord(page * 7919 + n * (1 + (page % 13))));
  return [...common, toOwnWord(page)].join(' ');
}

const SYLLABLES = 'ба ве го ди жу за ке ло ми ну па ре со ти фу ха це чо ши ща'.split(' ');

function toOwnWord(page: number): string {
  const places = [page, page / 20, page / 400, page / 8000].map((place) => Math.floor(place) % 20);
  return places.map((place) => SYLLABLES[place]).join('');
}

function toDocument(n: number, words: string) {
  const path = `/bench/search-${n}`;
  const components = [{ id: 'text', type: 'text', props: { html: `<p>${words}</p>` } }];
  const page = { uuid: path, type: 'common', title: `Страница ${n}`, components };
  return {
    address: { kind: 'page' as const, name: path, audience: 'b2c' as const, region: '' },
    published: JSON.stringify(page),
    draft: null,
    note: '',
  };
}

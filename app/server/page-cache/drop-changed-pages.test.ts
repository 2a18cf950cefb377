import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { openChangeFeed } from '#cms/store/change-feed';
import { createEntries } from '#cms/store/entries';
import type { EntryAddress } from '#cms/store/entry-address';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { noteFigure } from '#tests/trust-figures';
import { CachedPage } from './cached-page';
import { dropChangedPages } from './drop-changed-pages';
import { PageCache } from './page-cache';

const ANNA = { id: null, name: 'Анна' };
const SCOPE = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };
const titled = z.object({ title: z.string(), end: z.string() });
const at = (name: string): EntryAddress => ({ kind: 'page', name, audience: 'b2c', region: '' });
const key = (path: string) => ({
  host: 'moscow.localhost',
  path,
  query: '',
  noticeMark: '',
  isUsualPort: true,
});

/** The most visits of one visitor during one publish. */
const MOST_VISITS = 100;

/** For any time up to so long. */
const pause = (mostMs: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * mostMs));

/** A server without HTTP and React: a cache of pages that are rendered from the store. */
async function openServer(place: string, renderMs = 0) {
  const store = await openStore(place);
  const feed = await openChangeFeed(store, place, () => undefined);
  const source = createEmbeddedSource(store);
  const pages = new PageCache(
    async ({ path }) => {
      const sourced = await source.getPage(path, SCOPE, { fresh: false });
      await pause(renderMs);
      if (sourced.outcome !== 'found') return new Response(null, { status: 404 });
      return new CachedPage(Buffer.from(JSON.stringify(sourced.raw)), '', Date.now());
    },
    () => undefined,
  );
  dropChangedPages({ onContentChange: feed.onChange }, pages);
  onTestFinished(async () => {
    await feed.close();
    await store.destroy();
  });
  const get = async (path: string) => {
    const answer = pages.find(key(path)) ?? (await pages.obtain(key(path)));
    if (answer instanceof Response) return String(answer.status);
    const { title, end } = titled.parse(JSON.parse(answer.body.toString()));
    expect(end).toBe(title);
    return title;
  };
  return { pages, get, entries: createEntries(store, Date.now, feed.catchUp) };
}

type Server = Awaited<ReturnType<typeof openServer>>;

const toBody = (title: string) => JSON.stringify({ title, filler: 'слова '.repeat(3000), end: title });

async function publish({ entries }: Server, address: EntryAddress, title: string) {
  const found = (await entries.find(address)) ?? null;
  if (found === null) await entries.create(address, toBody(title), ANNA);
  const id = found?.id ?? (await entries.find(address))?.id ?? '';
  const mark = (await entries.open(id))?.mark ?? '';
  const saved = await entries.save(id, { body: toBody(title), mark }, ANNA);
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const done = await entries.publish(id, { mark: saved.mark, note: '' }, ANNA);
  expect(done.outcome).toBe('published');
  return id;
}

describe.each(databases)('a publish in $name', ({ name, createPlace }) => {
  test('is what the next visitor gets, and the page alone is rendered anew', async () => {
    const server = await openServer(await createPlace());
    await publish(server, at('/about'), 'Старая');
    await publish(server, at('/job'), 'Работа');
    expect([await server.get('/about'), await server.get('/job')]).toEqual(['Старая', 'Работа']);
    const started = performance.now();
    const id = await publish(server, at('/about'), 'Новая');
    expect(await server.get('/about')).toBe('Новая');
    noteFigure(
      6,
      `publish-visible-same-process-${name.toLowerCase()}`,
      `saved, published and shown after ${(performance.now() - started).toFixed(1)} ms`,
    );
    expect(server.pages.find(key('/job'))).not.toBeNull();
    await server.entries.unpublish(id, ANNA);
    expect(await server.get('/about')).toBe('404');
  });

  test('of what many pages show takes all of them', async () => {
    const server = await openServer(await createPlace());
    await publish(server, at('/about'), 'О нас');
    await server.get('/about');
    await publish(server, { kind: 'layout', name: '', audience: 'b2c', region: '' }, 'Шапка');
    expect(server.pages.find(key('/about'))).toBeNull();
  });

  test('during a storm of visits is never a mix, and never followed by the old page', async () => {
    const server = await openServer(await createPlace(), 8);
    await publish(server, at('/storm'), '0');
    const storm = { acknowledged: 0, visits: 0 };
    // Before, during and after a publish; however long it takes, no more often than so.
    const visitUntilPublished = async (number: number) => {
      for (let visit = 0; visit < MOST_VISITS && storm.acknowledged < number; visit += 1) {
        const least = storm.acknowledged;
        expect(Number(await server.get('/storm'))).toBeGreaterThanOrEqual(least);
        storm.visits += 1;
        await pause(2);
      }
      expect(Number(await server.get('/storm'))).toBeGreaterThanOrEqual(storm.acknowledged);
    };
    for (let number = 1; number <= 40; number += 1) {
      const visitors = Array.from({ length: 20 }, () => visitUntilPublished(number));
      await pause(5);
      await publish(server, at('/storm'), String(number));
      storm.acknowledged = number;
      await Promise.all(visitors);
    }
    expect(await server.get('/storm')).toBe('40');
    noteFigure(
      6,
      `storm-${name.toLowerCase()}`,
      `${storm.visits} visits during 40 publishes: none saw an older page`,
    );
  });
});

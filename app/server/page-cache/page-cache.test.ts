import { describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page';
import { FRESH_MS, PageCache, STALE_ON_ERROR_MS, STALE_WHILE_REVALIDATE_MS, type Render } from './page-cache';

const KEY = { host: 'moscow.localhost', path: '/about', noticeMark: '' };

/** A cache over a clock and a renderer that the test moves by hand. */
function setUp(render?: Render) {
  const time = { now: 1_000_000, renders: 0 };
  const errors: unknown[] = [];
  const renderPage: Render = async () => {
    time.renders += 1;
    return new CachedPage(Buffer.from(`page ${time.renders}`), '', time.now);
  };
  const cache = new PageCache(
    render ?? renderPage,
    (error) => errors.push(error),
    () => time.now,
  );
  return { cache, time, errors };
}

const textOf = (answer: CachedPage | Response | null) =>
  answer instanceof CachedPage ? answer.body.toString() : null;

describe('the page cache', () => {
  test('gives a kept page without rendering it again', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    expect(textOf(cache.find(KEY))).toBe('page 1');
    expect(time.renders).toBe(1);
  });

  test('keeps pages of other hosts, paths and notice marks apart', async () => {
    const { cache } = setUp();
    await cache.obtain(KEY);
    for (const other of [{ host: 'spb.localhost' }, { path: '/job' }, { noticeMark: '1:closed' }]) {
      expect(cache.find({ ...KEY, ...other })).toBeNull();
    }
  });

  test('renders once for a thousand who ask at the same time', async () => {
    const { cache, time } = setUp();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => cache.obtain(KEY)));
    expect(new Set(answers.map(textOf))).toEqual(new Set(['page 1']));
    expect(time.renders).toBe(1);
  });

  test('sends a page past its best, and renders the next one meanwhile', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    time.now += FRESH_MS + 1;
    expect(textOf(cache.find(KEY))).toBe('page 1');
    await Promise.resolve();
    expect(textOf(await cache.obtain(KEY))).toBe('page 2');
  });

  test('sends no page that is too old', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    time.now += STALE_WHILE_REVALIDATE_MS + 1;
    expect(cache.find(KEY)).toBeNull();
  });

  test('lets an old page stand in for a failure, for a day', async () => {
    const state = { fails: false };
    const { cache, time } = setUp(async () =>
      state.fails
        ? new Response('broken', { status: 503 })
        : new CachedPage(Buffer.from('good'), '', time.now),
    );
    await cache.obtain(KEY);
    state.fails = true;
    time.now += STALE_ON_ERROR_MS - 1;
    expect(textOf(await cache.obtain(KEY))).toBe('good');
    time.now += 2;
    const answer = await cache.obtain(KEY);
    expect(answer instanceof Response && answer.status).toBe(503);
  });

  test('lets an old page stand in for a renderer that throws, and says so', async () => {
    const state = { fails: false };
    const { cache, time, errors } = setUp(async () => {
      if (state.fails) throw new Error('no gateway');
      return new CachedPage(Buffer.from('good'), '', time.now);
    });
    await cache.obtain(KEY);
    state.fails = true;
    time.now += STALE_WHILE_REVALIDATE_MS + 1;
    expect(textOf(await cache.obtain(KEY))).toBe('good');
    expect(errors).toHaveLength(1);
  });

  test('never keeps an answer that is not shared, and forgets a page that is gone', async () => {
    const state = { isGone: false };
    const { cache, time } = setUp(async () =>
      state.isGone
        ? new Response('gone', { status: 404 })
        : new CachedPage(Buffer.from('good'), '', time.now),
    );
    await cache.obtain(KEY);
    state.isGone = true;
    await cache.obtain(KEY);
    expect(cache.find(KEY)).toBeNull();
  });

  test('gives each of those who shared a render an answer of their own to read', async () => {
    const { cache } = setUp(async () => new Response('private', { status: 200 }));
    const answers = await Promise.all([cache.obtain(KEY), cache.obtain(KEY)]);
    const bodies = await Promise.all(
      answers.map((answer) => (answer instanceof Response ? answer.text() : '')),
    );
    expect(bodies).toEqual(['private', 'private']);
  });
});

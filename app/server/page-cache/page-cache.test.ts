import { describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { BusyError } from '../overload/admission';
import { CachedPage, type PageFacts } from './cached-page';
import { PageCache, type Render } from './page-cache';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const KEY = { host: 'moscow.localhost', path: '/about', query: '', noticeMark: '', isUsualPort: true };

/** A cache over a clock and a renderer that the test moves by hand. */
function setUp(render?: Render) {
  const time = { now: 1_000_000, renders: 0 };
  const facts: PageFacts = { notice: '1', changesAt: null };
  const errors: unknown[] = [];
  const renderPage: Render = async () => {
    time.renders += 1;
    return new CachedPage(Buffer.from(`page ${time.renders}`), '', time.now, facts);
  };
  const cache = new PageCache(
    render ?? renderPage,
    (error) => errors.push(error),
    () => time.now,
  );
  return { cache, time, errors, facts };
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

  test('renders a page of the future anew: the clock was set back', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    time.now -= 30 * DAY_MS;
    expect(textOf(cache.find(KEY))).toBe('page 1');
    await new Promise((resolve) => setImmediate(resolve));
    expect(textOf(cache.find(KEY))).toBe('page 2');
    expect(time.renders).toBe(2);
  });

  test('keeps pages of other hosts, paths and notice marks apart', async () => {
    const { cache } = setUp();
    await cache.obtain(KEY);
    for (const other of [{ host: 'spb.localhost' }, { path: '/job' }, { noticeMark: '1:closed' }]) {
      expect(cache.find({ ...KEY, ...other })).toBeNull();
    }
  });

  test('keeps the pages of a query apart, and off the shelf of all others', async () => {
    const large = Buffer.from('x'.repeat(500_000));
    const { cache } = setUp(async ({ query }) => new CachedPage(large, query, 1_000_000));
    const asked = (number: number) => ({ ...KEY, query: `?filter=${number}` });
    await cache.obtain(KEY);
    for (let number = 0; number < 600; number += 1) await cache.obtain(asked(number));
    const policies = [KEY, asked(599), asked(0)].map((key) => cache.find(key)?.policy ?? null);
    expect(policies).toEqual(['', '?filter=599', null]);
  });

  test('keeps pages of made-up ports off that shelf too', async () => {
    const large = Buffer.from('x'.repeat(5_000_000));
    const { cache } = setUp(async ({ host }) => new CachedPage(large, host, 1_000_000));
    await cache.obtain(KEY);
    for (let port = 0; port < 100; port += 1) {
      const host = `moscow.localhost:${port}`;
      await cache.obtain({ ...KEY, path: `/${port}`, host, isUsualPort: false });
    }
    expect(cache.find(KEY)).not.toBeNull();
  });

  test('has two pages of an address at most: with the notice, and for who closed this version of it', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    for (let number = 0; number < 100; number += 1) {
      expect(textOf(cache.find({ ...KEY, noticeMark: `${number}:shut` }))).toBe('page 1');
    }
    expect(textOf(await cache.obtain({ ...KEY, noticeMark: '1:closed' }))).toBe('page 2');
    expect(textOf(cache.find({ ...KEY, noticeMark: '1:closed' }))).toBe('page 2');
    expect(time.renders).toBe(2);
  });

  test('finds both pages whichever was rendered first', async () => {
    const { cache, time } = setUp();
    const closed = { ...KEY, noticeMark: '1:closed' };
    await cache.obtain(closed);
    expect(cache.find(KEY)).toBeNull();
    await cache.obtain(KEY);
    expect([textOf(cache.find(closed)), textOf(cache.find(KEY)), time.renders]).toEqual([
      'page 1',
      'page 2',
      2,
    ]);
  });

  test('shows a new version of the notice to those who closed the one before', async () => {
    const { cache, time, facts } = setUp();
    const closed = { ...KEY, noticeMark: '1:closed' };
    await cache.obtain(KEY);
    await cache.obtain(closed);
    facts.notice = '2';
    time.now += 1;
    await cache.obtain(KEY);
    expect(textOf(cache.find(closed))).toBe('page 3');
  });

  test('renders once for a thousand who ask at the same time', async () => {
    const { cache, time } = setUp();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => cache.obtain(KEY)));
    expect(new Set(answers.map(textOf))).toEqual(new Set(['page 1']));
    expect(time.renders).toBe(1);
    noteFigure(
      2,
      'coalesced',
      `${answers.length} parallel requests for a page that is not kept: ${time.renders} render`,
    );
  });

  test('renders no other page for two seconds', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    time.now += 2 * SECOND_MS;
    expect([textOf(cache.find(KEY)), time.renders]).toEqual(['page 1', 1]);
  });

  test('sends a page that is older than two seconds, and renders the next one meanwhile', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    time.now += 2 * SECOND_MS + 1;
    expect([textOf(cache.find(KEY)), time.renders]).toEqual(['page 1', 2]);
    expect(textOf(await cache.obtain(KEY))).toBe('page 2');
  });

  test('renders a page that came out the same after four seconds, and one that has changed after two again', async () => {
    const state = { text: 'old', renders: 0 };
    const { cache, time } = setUp(async () => {
      state.renders += 1;
      return new CachedPage(Buffer.from(state.text), '', time.now);
    });
    const rendersAfter = async (ms: number) => {
      time.now += ms;
      cache.find(KEY);
      await new Promise((resolve) => setImmediate(resolve));
      return state.renders;
    };
    await cache.obtain(KEY);
    expect(await rendersAfter(2 * SECOND_MS + 1)).toBe(2);
    expect(await rendersAfter(4 * SECOND_MS)).toBe(2);
    state.text = 'new';
    expect(await rendersAfter(1)).toBe(3);
    expect(textOf(cache.find(KEY))).toBe('new');
    expect(await rendersAfter(2 * SECOND_MS + 1)).toBe(4);
  });

  test('sends a page of any age within a day at once, while one render runs', async () => {
    const { cache, time } = setUp();
    await cache.obtain(KEY);
    time.now += DAY_MS;
    const sent = Array.from({ length: 100 }, () => textOf(cache.find(KEY)));
    expect([new Set(sent), time.renders]).toEqual([new Set(['page 1']), 2]);
    expect(textOf(await cache.obtain(KEY))).toBe('page 2');
    time.now += DAY_MS + 1;
    expect(cache.find(KEY)).toBeNull();
  });

  test('sends no page that has another block by now, as its schedule says', async () => {
    const { cache, time, facts } = setUp();
    facts.changesAt = time.now + MINUTE_MS;
    await cache.obtain(KEY);
    time.now += MINUTE_MS - 1;
    expect(textOf(cache.find(KEY))).toBe('page 1');
    time.now += 1;
    expect(cache.find(KEY)).toBeNull();
  });

  test.each([500, 503])('lets an old page stand in for a failure %d, for a day', async (status) => {
    const state = { fails: false };
    const { cache, time } = setUp(async () =>
      state.fails ? new Response('broken', { status }) : new CachedPage(Buffer.from('good'), '', time.now),
    );
    await cache.obtain(KEY);
    state.fails = true;
    time.now += DAY_MS - 1;
    expect(textOf(await cache.obtain(KEY))).toBe('good');
    time.now += 2;
    const answer = await cache.obtain(KEY);
    expect(answer instanceof Response && answer.status).toBe(status);
  });

  test('lets an old page stand in for a renderer that throws, and says so', async () => {
    const state = { fails: false };
    const { cache, time, errors } = setUp(async () => {
      if (state.fails) throw new Error('no gateway');
      return new CachedPage(Buffer.from('good'), '', time.now);
    });
    await cache.obtain(KEY);
    state.fails = true;
    time.now += MINUTE_MS + 1;
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

describe('without room for renders', () => {
  test('a page of any age is sent, and one that is not kept is refused', async () => {
    const state = { isBusy: false };
    const { cache, time } = setUp(async () => {
      if (state.isBusy) throw new BusyError('too many');
      return new CachedPage(Buffer.from('kept'), '', time.now, {
        notice: '',
        changesAt: time.now + MINUTE_MS,
      });
    });
    await cache.obtain(KEY);
    state.isBusy = true;
    time.now += 2 * MINUTE_MS;
    expect(cache.find(KEY)).toBeNull();
    expect(textOf(await cache.obtain(KEY))).toBe('kept');
    await expect(cache.obtain({ ...KEY, path: '/other' })).rejects.toThrow(BusyError);
  });

  test('a renewal says that nobody waits for it', async () => {
    const asked: boolean[] = [];
    const { cache, time } = setUp(async (_key, { isRenewal }) => {
      asked.push(isRenewal);
      return new CachedPage(Buffer.from('page'), '', time.now);
    });
    await cache.obtain(KEY);
    time.now += MINUTE_MS;
    cache.find(KEY);
    expect(asked).toEqual([false, true]);
  });
});

describe('a dropped page', () => {
  /** A renderer whose renders end when the test says so. */
  function setUpSlowly() {
    const waiting: ((answer: CachedPage | Response | Error) => void)[] = [];
    const render: Render = () =>
      new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    const finish = (index: number, answer: CachedPage | Response | Error) => waiting[index]?.(answer);
    return { ...setUp(render), finish, countRenders: () => waiting.length };
  }
  const page = (text: string) => new CachedPage(Buffer.from(text), '', 1_000_000);

  test('is rendered anew, on every host and however its address was written', async () => {
    const { cache } = setUp();
    const keys = [
      KEY,
      { ...KEY, host: 'spb.localhost' },
      { ...KEY, path: '/about/' },
      { ...KEY, noticeMark: '1' },
    ];
    for (const key of keys) await cache.obtain(key);
    await cache.obtain({ ...KEY, path: '/about/us' });
    cache.drop(new Set(['/about']));
    expect(keys.map((key) => cache.find(key))).toEqual(keys.map(() => null));
    expect(textOf(cache.find({ ...KEY, path: '/about/us' }))).toBe('page 5');
  });

  test('goes from every address that it stands in at', async () => {
    const { cache } = setUp();
    const path = '/tariffs/all/start';
    const others = ['/logics/tariffs/start', '/tariffs/all/start.html', '/tariffs/all/offer/start'];
    const keys = [...others, '/logics/tariffs/other'].map((other) => ({ ...KEY, path: other }));
    for (const key of keys) await cache.obtain(key);
    cache.drop(new Set([path]));
    expect(keys.map((key) => cache.find(key) !== null)).toEqual([false, false, false, true]);
  });

  test('is gone with all others when all are dropped', async () => {
    const { cache } = setUp();
    await cache.obtain(KEY);
    await cache.obtain({ ...KEY, path: '/' });
    cache.drop('all');
    expect([cache.find(KEY), cache.find({ ...KEY, path: '/' })]).toEqual([null, null]);
  });

  test('is not kept by a render that began before; who asks afterwards gets a render of their own', async () => {
    const { cache, finish, countRenders } = setUpSlowly();
    const before = cache.obtain(KEY);
    cache.drop(new Set(['/about']));
    const after = cache.obtain(KEY);
    expect(countRenders()).toBe(2);
    finish(1, page('new'));
    expect(textOf(await after)).toBe('new');
    finish(0, page('old'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(cache.find(KEY))).toBe('new');
  });

  test('does not come back when the render of the new one fails', async () => {
    const { cache, finish } = setUpSlowly();
    const first = cache.obtain(KEY);
    finish(0, page('old'));
    await first;
    const renewal = cache.obtain(KEY);
    cache.drop('all');
    finish(1, new Error('the source is down'));
    await expect(renewal).rejects.toThrow('the source is down');
  });
});

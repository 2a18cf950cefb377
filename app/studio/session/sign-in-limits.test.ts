import { beforeEach, describe, expect, test } from 'vitest';
import type { FlowMemory } from '#app/flow-engine/flow-memory.server';
import { makeDeviceMark, readDevice } from './device-mark.server';
import { beginAttempt, type Guess } from './sign-in-limits.server';

const SECRET = 'a secret of the tests, long enough for them';
const MINUTE_MS = 60_000;
const OWNER: Guess = { login: 'anna', network: '203.0.113.7', device: null };
const ATTACKER: Guess = { login: 'anna', network: '198.51.100.1', device: null };

const clock = { now: 0 };
let counters = countInMemory();
beforeEach(() => {
  clock.now = 1_800_000_000_000;
  counters = countInMemory();
});

/** As the store counts: a window begins with its first use. */
function countInMemory(): Pick<FlowMemory, 'count' | 'giveBack'> {
  const windows = new Map<string, { points: number; resetsAt: number }>();
  return {
    async count(key, { points, seconds }) {
      const known = windows.get(key);
      const isOver = known === undefined || known.resetsAt < clock.now;
      const window = isOver ? { points: 0, resetsAt: clock.now + seconds * 1000 } : known;
      window.points += 1;
      windows.set(key, window);
      return window.points > points ? window.resetsAt - clock.now : 0;
    },
    async giveBack(key) {
      const window = windows.get(key);
      if (window && window.points > 0) window.points -= 1;
    },
  };
}

const attempt = (guess: Guess) => beginAttempt(guess, counters, SECRET);
async function guessWrong(guess: Guess, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push((await attempt(guess)).waitMs);
  return waits;
}

describe('guessing a password', () => {
  test('is stopped after five times, and then waits longer and longer', async () => {
    expect(await guessWrong(OWNER, 6)).toEqual([0, 0, 0, 0, 0, MINUTE_MS]);
    for (let minute = 0; minute < 2; minute += 1) {
      clock.now += MINUTE_MS + 1;
      await guessWrong(OWNER, 5);
    }
    clock.now += MINUTE_MS + 1;
    const [minutes = 0] = await guessWrong(OWNER, 1);
    expect(minutes).toBeGreaterThan(10 * MINUTE_MS);
    await guessWrong(OWNER, 30);
    clock.now += minutes + 1;
    const [hours = 0] = await guessWrong(OWNER, 1);
    expect(hours).toBeGreaterThan(5 * 60 * MINUTE_MS);
  });

  test('that is stopped is news once in a quarter of an hour', async () => {
    const tellNews = async () => (await attempt(OWNER)).isNews;
    const news: boolean[] = [];
    for (let time = 0; time < 20; time += 1) news.push(await tellNews());
    expect(news.flatMap((isNews, time) => (isNews ? [time] : []))).toEqual([5]);
    clock.now += 15 * MINUTE_MS + 1;
    news.length = 0;
    for (let time = 0; time < 20; time += 1) news.push(await tellNews());
    expect(news.filter(Boolean)).toHaveLength(1);
  });

  test('is let through forty times in six hours at most, whatever the rhythm', async () => {
    for (const pauseMs of [0, 1000, MINUTE_MS, 5 * MINUTE_MS]) {
      counters = countInMemory();
      const end = clock.now + 6 * 60 * MINUTE_MS;
      let passed = 0;
      for (let tries = 0; tries < 2000 && clock.now < end; tries += 1, clock.now += pauseMs) {
        if ((await attempt(OWNER)).waitMs === 0) passed += 1;
      }
      expect(passed).toBeGreaterThanOrEqual(5);
      expect(passed).toBeLessThanOrEqual(40);
    }
  });

  test('many logins from one address is stopped too', async () => {
    const waits: number[] = [];
    for (let login = 0; login < 25; login += 1) {
      waits.push((await attempt({ ...ATTACKER, login: `person-${login}` })).waitMs);
    }
    expect(waits.filter((wait) => wait > 0)).toHaveLength(5);
  });

  test('from ever new networks is let through two hundred times a day at most', async () => {
    const end = clock.now + 24 * 60 * MINUTE_MS;
    let passed = 0;
    for (let network = 0; clock.now < end; network += 1, clock.now += 15_000) {
      if ((await attempt({ ...ATTACKER, network: `198.51.${network}` })).waitMs === 0) passed += 1;
    }
    expect(passed).toBeGreaterThan(100);
    expect(passed).toBeLessThanOrEqual(200);
  });

  test('in parallel does not pass together', async () => {
    const attempts = await Promise.all(Array.from({ length: 30 }, () => attempt(ATTACKER)));
    expect(attempts.filter(({ waitMs }) => waitMs === 0)).toHaveLength(5);
  });
});

describe('the owner of an account', () => {
  test('enters while somebody elsewhere guesses', async () => {
    await guessWrong(ATTACKER, 200);
    expect((await attempt(OWNER)).waitMs).toBe(0);
  });

  test('enters from a known browser while somebody behind the same address guesses', async () => {
    await guessWrong({ ...ATTACKER, network: OWNER.network }, 200);
    expect((await attempt(OWNER)).waitMs).toBeGreaterThan(0);
    expect((await attempt({ ...OWNER, device: 'a-known-browser' })).waitMs).toBe(0);
  });

  test('who knows the password is not counted', async () => {
    for (let time = 0; time < 50; time += 1) {
      const { waitMs, forgive } = await attempt(OWNER);
      expect(waitMs).toBe(0);
      await forgive();
    }
  });

  test('has a budget in a known browser as small as any other', async () => {
    expect(await guessWrong({ ...OWNER, device: 'a-stolen-browser' }, 6)).toEqual([0, 0, 0, 0, 0, MINUTE_MS]);
  });
});

describe('the mark of a browser', () => {
  test('names it to its own login only', () => {
    const mark = makeDeviceMark('anna', SECRET);
    expect(readDevice(mark, 'anna', [SECRET])).toBe(mark.split('.')[0]);
    expect(readDevice(mark, 'boris', [SECRET])).toBeNull();
    expect(readDevice(mark, 'anna', ['a newer secret', SECRET])).toBe(mark.split('.')[0]);
  });

  test.each([null, '', '.', 'a.b', 'abc', '.'.repeat(5)])('cannot be made up: %s', (mark) => {
    expect(readDevice(mark, 'anna', [SECRET])).toBeNull();
    expect(readDevice(makeDeviceMark('anna', 'another secret'), 'anna', [SECRET])).toBeNull();
  });
});

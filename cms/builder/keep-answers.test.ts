import { describe, expect, test } from 'vitest';
import type { AskContent, ContentOutcome } from './content-api';
import { keepAnswers, SILENT_CONTENT_OBSERVER, type ContentObserver } from './keep-answers';

const HUNG = new Promise<ContentOutcome>(() => undefined);
const read = (id: string): ContentOutcome => ({
  ok: true,
  contents: [{ id, name: id, data: {}, query: [], lastUpdated: undefined }],
  bytes: 10,
});
const UNKNOWN: ContentOutcome = { ok: false, cause: 'refused', status: 404 };
const OUT: ContentOutcome = { ok: false, cause: 'timeout', status: null };

/** Answers in the order of the questions; the last one stays. */
function open(
  answers: readonly (ContentOutcome | Promise<ContentOutcome>)[],
  observer: ContentObserver = SILENT_CONTENT_OBSERVER,
) {
  const clock = { now: 1_000_000 };
  let asked = 0;
  const ask: AskContent = async () => {
    const outcome = answers[Math.min(asked, answers.length - 1)] ?? OUT;
    asked += 1;
    return outcome;
  };
  const kept = keepAnswers(ask, observer, () => clock.now);
  const idOf = async (fresh = false) => {
    const outcome = await kept.ask('page', { a: 'b' }, { fresh });
    return outcome.ok ? outcome.contents[0]?.id : outcome.cause;
  };
  return { clock, kept, idOf, count: () => asked };
}

describe('kept answers of the content API', () => {
  test('one hot page asks once in 45 seconds', async () => {
    const { clock, idOf, count } = open([read('1'), read('2')]);
    for (let second = 0; second < 45; second += 1) {
      expect(await idOf()).toBe('1');
      clock.now += 1000;
    }
    expect(count()).toBe(1);
  });

  test('of a model that the space does not have nobody asks again for 45 seconds', async () => {
    const { clock, idOf, count } = open([UNKNOWN, read('1')]);
    expect(await idOf()).toBe('refused');
    clock.now += 44_000;
    expect(await idOf()).toBe('refused');
    expect(count()).toBe(1);
    clock.now += 2000;
    expect(await idOf()).toBe('1');
  });

  test('a failure is asked about again after a second', async () => {
    const { clock, idOf } = open([OUT, read('1')]);
    expect([await idOf(), await idOf()]).toEqual(['timeout', 'timeout']);
    clock.now += 1100;
    expect(await idOf()).toBe('1');
  });

  test('one that is old is given at once, although the API hangs', async () => {
    const { clock, idOf, count } = open([read('1'), HUNG]);
    await idOf();
    clock.now += 60_000;
    expect(await idOf()).toBe('1');
    expect(await idOf()).toBe('1');
    expect(count()).toBe(2);
  });

  test('one that is old is replaced by what comes meanwhile', async () => {
    const { clock, idOf } = open([read('1'), read('2')]);
    await idOf();
    clock.now += 60_000;
    expect(await idOf()).toBe('1');
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await idOf()).toBe('2');
  });

  test('what was published is there for the next who asks; without the API the old one stands in', async () => {
    const { kept, idOf } = open([read('1'), read('2'), OUT]);
    await idOf();
    kept.outdate();
    expect(await idOf()).toBe('2');
    kept.outdate();
    expect(await idOf()).toBe('2');
  });

  test('an answer that was asked for before something was published is not kept', async () => {
    let finish: (outcome: ContentOutcome) => void = () => undefined;
    const slow = new Promise<ContentOutcome>((resolve) => {
      finish = resolve;
    });
    const { kept, idOf } = open([slow, read('2')]);
    const early = idOf();
    kept.outdate();
    finish(read('1'));
    expect(await early).toBe('1');
    expect(await idOf()).toBe('2');
  });

  test('fresh answers are shared by those who ask within a second', async () => {
    const { clock, idOf, count } = open([read('1'), read('2'), read('3')]);
    await Promise.all([idOf(true), idOf(true)]);
    expect(count()).toBe(1);
    clock.now += 1500;
    expect(await idOf(true)).toBe('2');
  });

  test('a failure is known for a second, so that a page does not wait for it twice', async () => {
    const { clock, idOf, count } = open([OUT, read('1')]);
    expect(await idOf()).toBe('timeout');
    expect(await idOf()).toBe('timeout');
    expect(count()).toBe(1);
    clock.now += 1001;
    expect(await idOf()).toBe('1');
  });

  test('after five outages the API is left alone, and each failure is told with its cause', async () => {
    const told: string[] = [];
    const { clock, idOf, count } = open([OUT], {
      onAsked: ({ model, outcome }) => told.push(`${model} ${outcome}`),
      onBreaker: (state) => told.push(state),
    });
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await idOf();
      clock.now += 1001;
    }
    expect(count()).toBe(5);
    expect(told).toEqual([
      ...Array.from({ length: 4 }, () => 'page timeout'),
      'open',
      'page timeout',
      'page refused',
      'page refused',
    ]);
  });
});

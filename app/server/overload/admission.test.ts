import { describe, expect, test } from 'vitest';
import { Admission, BusyError, type Kind } from './admission';

/** A server whose turns the test takes; what was asked for is noted as it comes in. */
function setUp() {
  const clock = { time: 0 };
  const admission = new Admission(() => clock.time, { maxWaitingPages: 32 });
  const entered: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = async (kind: Kind, name: string = kind) => {
    try {
      const leave = await admission.enter(kind);
      entered.push(name);
      leaves.push(leave);
      return 'in';
    } catch (error) {
      if (error instanceof BusyError) return 'busy';
      throw error;
    }
  };
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  /** How many of these were refused by now, without waiting for any to end. */
  const countRefused = async (kind: Kind, count: number) => {
    let refused = 0;
    for (let number = 0; number < count; number += 1) {
      void ask(kind).then((outcome) => (refused += outcome === 'busy' ? 1 : 0));
    }
    await settle();
    return refused;
  };
  const takeTurns = async (count: number, busyShare: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      admission.takeTurn(busyShare);
      await settle();
    }
  };
  return { takeTurns, clock, admission, entered, leaves, ask, settle, countRefused };
}

/** Of each turn's time: with nothing to compute, and with nothing else. */
const IDLE = 0.1;
const BUSY = 1;

describe('a server with time', () => {
  test('lets in many who wait for others, turn by turn; some wait, and the rest are refused at once', async () => {
    const { admission, takeTurns, entered, leaves, settle, countRefused } = setUp();
    expect(await countRefused('pages', 32 + 10)).toBe(10);
    for (let round = 0; round < 4; round += 1) {
      await takeTurns(1, IDLE);
      await countRefused('pages', 8);
    }
    await takeTurns(20, IDLE);
    expect(entered).toHaveLength(64);
    expect(await countRefused('pages', 1)).toBe(0);
    leaves.shift()?.();
    await settle();
    admission.takeTurn(IDLE);
    await settle();
    expect(entered).toHaveLength(65);
  });

  test('lets nobody wait for a turn who comes with few others', async () => {
    const { admission, ask } = setUp();
    expect(await Promise.all([ask('pages'), ask('pages')])).toEqual(['in', 'in']);
    admission.takeTurn(IDLE);
    expect(await Promise.all([ask('pages'), ask('pages')])).toEqual(['in', 'in']);
  });

  test('sees who has come before the next one is let in, for each may hold the loop to its end', async () => {
    const { admission, takeTurns } = setUp();
    await takeTurns(1, IDLE);
    let turn = 0;
    const entry = async () => {
      await admission.enter('pages');
      return turn;
    };
    const entries = Promise.all([entry(), entry(), entry()]);
    for (; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const [first = 0, second = 0, third = 0] = await entries;
    expect(second - first).toBeGreaterThan(1);
    expect(third - second).toBeGreaterThan(1);
  });

  test('has other kinds come in while one is full', async () => {
    const { admission, takeTurns, ask, settle, entered, countRefused } = setUp();
    await countRefused('pages', 200);
    await takeTurns(20, IDLE);
    for (const kind of ['flows', 'posts', 'studio', 'content'] as const) void ask(kind);
    admission.takeTurn(IDLE);
    await settle();
    expect(entered.slice(-4).toSorted()).toEqual(['content', 'flows', 'posts', 'studio']);
  });
});

describe('a server that has no time', () => {
  test('computes few pages at a time', async () => {
    const { takeTurns, entered, countRefused } = setUp();
    await countRefused('pages', 20);
    await takeTurns(20, BUSY);
    expect(entered).toHaveLength(2);
  });

  test('lets nearly nobody wait when it has been behind for a while', async () => {
    const { clock, admission, takeTurns, countRefused } = setUp();
    expect(await countRefused('pages', 20)).toBe(0);
    for (let turn = 0; turn <= 11; turn += 1) {
      clock.time += 100;
      admission.takeTurn(BUSY);
    }
    expect(await countRefused('pages', 20)).toBe(20);
    for (let turn = 0; turn <= 11; turn += 1) {
      clock.time += 100;
      await takeTurns(1, IDLE);
    }
    expect(await countRefused('pages', 20)).toBe(0);
  });

  test('lets in flows under way all the same, and after them whoever is in the middle of something', async () => {
    const { admission, entered, leaves, ask, settle, countRefused } = setUp();
    await countRefused('pages', 10);
    admission.takeTurn(BUSY);
    await ask('flows', 'flow');
    expect(entered.at(-1)).toBe('flow');
    void ask('content', 'content');
    void ask('posts', 'post');
    for (const leave of leaves.splice(0)) leave();
    await settle();
    expect(entered.slice(3)).toEqual(['post', 'pages']);
  });

  test.each(['flows', 'studio'] as const)('lets in others beside any number of %s', async (kind) => {
    const { takeTurns, entered, leaves, countRefused } = setUp();
    await takeTurns(1, BUSY);
    await countRefused(kind, 30);
    await countRefused('pages', 4);
    for (let turn = 0; turn < 10; turn += 1) {
      // As many come as go.
      for (const leave of leaves.splice(0)) leave();
      await countRefused(kind, 20);
      await takeTurns(1, BUSY);
    }
    expect(entered.filter((name) => name === 'pages')).toHaveLength(4);
  });

  test('renews a kept page when nobody waits, and few of them', async () => {
    const { entered, leaves, settle, countRefused } = setUp();
    await countRefused('pages', 2);
    expect(await countRefused('renewals', 10)).toBe(2);
    await countRefused('pages', 2);
    for (const leave of leaves.splice(0)) leave();
    await settle();
    expect(entered).toEqual(['pages', 'pages', 'pages', 'pages']);
    for (const leave of leaves.splice(0)) leave();
    await settle();
    expect(entered.slice(4)).toEqual(['renewals', 'renewals']);
  });
});

test('a place is given back once, also when its work fails', async () => {
  const admission = new Admission(() => 0, { maxWaitingPages: 32 });
  await expect(admission.run('pages', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const leave = await admission.enter('pages');
  leave();
  leave();
  expect(admission.total).toBe(0);
});

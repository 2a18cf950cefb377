import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StandingState } from '../save-answer';
import {
  createDraftKeeper,
  READ_AFTER_MS,
  RETRY_AFTER_MS,
  SAVE_AFTER_MS,
  type DraftKeeper,
  type LocalCopy,
  type SendOutcome,
} from './draft-keeper';

const STANDING: StandingState = { body: '{"a":1}', mark: 'r1:0', savedAt: 1, savedBy: 'Анна' };
const THEIRS: StandingState = { body: '{"a":9}', mark: 'r1:5', savedAt: 5, savedBy: 'Борис' };

function createKeeper(...answers: SendOutcome[]) {
  const sent: { body: string; mark: string }[] = [];
  const copies: (LocalCopy | null)[] = [];
  const keeper = createDraftKeeper({
    standing: STANDING,
    send: async (change) => {
      sent.push(change);
      return answers.shift() ?? { outcome: 'saved', mark: `r1:${sent.length}`, savedAt: 100 + sent.length };
    },
    keepCopy: (copy) => copies.push(copy),
    now: () => 7,
  });
  return { keeper, sent, copies };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the keeper of a draft', () => {
  test('sends what was changed once the editor pauses, and knows when it was saved', async () => {
    const { keeper, sent } = createKeeper();
    keeper.change('{"a":2}');
    keeper.change('{"a":3}');
    expect(keeper.read().phase).toBe('changed');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(sent).toEqual([{ body: '{"a":3}', mark: 'r1:0' }]);
    expect(keeper.read()).toEqual({ phase: 'saved', savedAt: 101, rival: null });
  });

  test('sends nothing when everything was taken back', async () => {
    const { keeper, sent, copies } = createKeeper();
    keeper.change('{"a":2}');
    keeper.change(STANDING.body);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(sent).toEqual([]);
    expect(copies.at(-1)).toBeNull();
  });

  test('names the state that it saved last, so that the next save is no conflict with itself', async () => {
    const { keeper, sent } = createKeeper();
    keeper.change('{"a":2}');
    await keeper.flush();
    keeper.change('{"a":3}');
    await keeper.flush();
    expect(sent.map(({ mark }) => mark)).toEqual(['r1:0', 'r1:1']);
  });

  test('keeps a copy in the browser until the server has the text', async () => {
    const { keeper, copies } = createKeeper();
    keeper.change('{"a":2}');
    expect(copies).toEqual([{ body: '{"a":2}', mark: 'r1:0', at: 7 }]);
    await keeper.flush();
    expect(copies.at(-1)).toBeNull();
  });

  test.each(['unreachable', 'signed-out'] as const)(
    'tries again after %s, and loses nothing',
    async (outcome) => {
      const { keeper, sent } = createKeeper({ outcome });
      keeper.change('{"a":2}');
      await keeper.flush();
      expect(keeper.read().phase).toBe(outcome === 'unreachable' ? 'offline' : 'signed-out');
      expect(keeper.isUnsaved()).toBe(true);
      await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS[0]);
      expect(sent).toHaveLength(2);
      expect(keeper.read().phase).toBe('saved');
    },
  );

  test('does not save over somebody else by itself', async () => {
    const { keeper, sent } = createKeeper({ outcome: 'conflict', standing: THEIRS });
    keeper.change('{"a":2}');
    await keeper.flush();
    keeper.change('{"a":3}');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(keeper.read()).toMatchObject({ phase: 'conflict', rival: THEIRS });
  });

  test('saves over somebody else when told to, with the newest text', async () => {
    const { keeper, sent } = createKeeper({ outcome: 'conflict', standing: THEIRS });
    keeper.change('{"a":2}');
    await keeper.flush();
    keeper.change('{"a":3}');
    await keeper.overwrite();
    expect(sent.at(-1)).toEqual({ body: '{"a":3}', mark: THEIRS.mark });
    expect(keeper.read().phase).toBe('saved');
  });

  test('goes on from what somebody else has saved', async () => {
    const { keeper, sent } = createKeeper({ outcome: 'conflict', standing: THEIRS });
    keeper.change('{"a":2}');
    await keeper.flush();
    keeper.adopt(THEIRS);
    expect(keeper.isUnsaved()).toBe(false);
    keeper.change('{"a":10}');
    await keeper.flush();
    expect(sent.at(-1)).toEqual({ body: '{"a":10}', mark: THEIRS.mark });
  });

  test('takes its own text that came back as a conflict for saved', async () => {
    const { keeper } = createKeeper({ outcome: 'conflict', standing: { ...THEIRS, body: '{"a":2}' } });
    keeper.change('{"a":2}');
    await keeper.flush();
    expect(keeper.read()).toMatchObject({ phase: 'saved', savedAt: THEIRS.savedAt });
  });

  test('sends what was typed while it was saving', async () => {
    const { keeper, sent } = createKeeper();
    keeper.change('{"a":2}');
    const saving = keeper.flush();
    keeper.change('{"a":3}');
    await saving;
    expect(keeper.read().phase).toBe('changed');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(sent.map(({ body }) => body)).toEqual(['{"a":2}', '{"a":3}']);
  });
});

describe('a text that takes time to write', () => {
  test('is written once for many keys, and is told of as changed at once', async () => {
    const { keeper, sent } = createKeeper();
    const read = vi.fn(() => '{"a":4}');
    for (let key = 0; key < 20; key += 1) keeper.changeSoon(read);
    expect([read.mock.calls.length, keeper.read().phase]).toEqual([0, 'changed']);
    await vi.advanceTimersByTimeAsync(READ_AFTER_MS);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(sent).toEqual([{ body: '{"a":4}', mark: 'r1:0' }]);
  });

  test('is written while somebody types without a pause', async () => {
    const { keeper, copies } = createKeeper();
    for (let key = 0; key < 30; key += 1) {
      keeper.changeSoon(() => `{"a":${key}}`);
      await vi.advanceTimersByTimeAsync(READ_AFTER_MS / 2);
    }
    expect(copies.length).toBeGreaterThan(10);
  });

  test.each([
    ['asked whether it is saved', (keeper: DraftKeeper) => void keeper.isUnsaved()],
    ['sent at once', (keeper: DraftKeeper) => void keeper.flush()],
    ['left', (keeper: DraftKeeper) => keeper.stop()],
  ])('is not lost when the composer is %s', (_, act) => {
    const { keeper, copies } = createKeeper();
    keeper.changeSoon(() => '{"a":5}');
    act(keeper);
    expect(copies.at(-1)?.body).toBe('{"a":5}');
  });

  test('that is the same as before changes nothing', async () => {
    const { keeper, sent } = createKeeper();
    keeper.changeSoon(() => STANDING.body);
    await vi.advanceTimersByTimeAsync(READ_AFTER_MS + SAVE_AFTER_MS);
    expect([sent, keeper.read().phase]).toEqual([[], 'saved']);
  });

  test('is dropped for what somebody else has saved, when the editor takes that', async () => {
    const { keeper, sent } = createKeeper();
    keeper.changeSoon(() => '{"a":6}');
    keeper.adopt(THEIRS);
    await vi.advanceTimersByTimeAsync(READ_AFTER_MS + SAVE_AFTER_MS);
    expect([sent, keeper.isUnsaved()]).toEqual([[], false]);
  });
});

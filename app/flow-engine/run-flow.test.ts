import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { takePromisedPayment } from '#schemas/gateway/promised-payment';
import { defineFlow, type ActionResult } from '#registry/define-flow';
import { defineMachine } from '#registry/define-machine';
import { openStore } from '#cms/store/open-store';
import { writeFileToken } from '#schemas/forms/file-token';
import type { StepCount } from './count-post';
import { ENGINE_TEXTS } from './engine-texts';
import { createTestMemory } from './testing/create-test-memory';
import type { AnyActionFunction, FlowRuntime, PlacedFlow } from './placed-flow';
import type { FlowPost } from './flow-post';
import { runFlow } from './run-flow.server';
import { createSealer } from './seal.server';

const directory = mkdtempSync(path.join(tmpdir(), 'run-flow-'));
const store = await openStore(directory);
afterAll(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

type States = { phone: { msisdn: string }; code: { msisdn: string }; paid: { sum: number } };
type Events = { SENT: { msisdn: string }; PAID: { sum: number }; BACK: object };
const machine = defineMachine<States, Events, object>()({
  initial: 'phone',
  start: () => ({ state: 'phone', data: { msisdn: '' } }),
  local: ['BACK'],
  states: {
    phone: { on: { SENT: { to: 'code', data: (_, { msisdn }) => ({ msisdn }) } } },
    code: {
      on: {
        SENT: { to: 'code', data: (_, { msisdn }) => ({ msisdn }) },
        PAID: { to: 'paid', data: (_, { sum }) => ({ sum }) },
        BACK: { to: 'phone', data: ({ msisdn }) => ({ msisdn }) },
      },
    },
    paid: { final: true, on: { BACK: { to: 'phone', data: () => ({ msisdn: '' }) } } },
  },
});
const props = z.object({ product: z.string().optional() });
const definition = defineFlow({
  type: 'pay',
  version: 1,
  label: 'Плата',
  description: 'Платит.',
  props,
  examples: [],
  ttlSeconds: 60,
  machine,
  messages: { codeWrong: 'Неверный код', short: 'Коротко' },
  identity: (given: z.output<typeof props>) => given.product ?? '',
  samples: { SENT: [{ msisdn: '79261112233' }], PAID: [{ sum: 100 }], BACK: [{}] },
  actions: {
    send: {
      from: ['phone', 'code'],
      once: 'input',
      input: z.object({ msisdn: z.string().min(3, 'Коротко') }),
      outcome: z.object({ type: z.literal('SENT'), msisdn: z.string() }),
      limits: [{ by: { input: 'msisdn' }, points: 3, seconds: 60 }],
    },
    pay: {
      from: ['code'],
      once: 'step',
      secret: ['code'],
      input: z.object({ code: z.string(), sum: z.coerce.number() }),
      meant: ({ msisdn }) => (msisdn === undefined ? null : 'send'),
      outcome: z.object({ type: z.literal('PAID'), sum: z.number() }),
      // Given back after a right code: one more word to the store, after the payment.
      limits: [{ by: 'visitor', points: 20, seconds: 600, counts: 'guesses' }],
    },
    sendOnce: {
      from: ['phone'],
      once: 'step',
      input: z.object({ msisdn: z.string().min(3, 'Коротко') }),
      outcome: z.object({ type: z.literal('SENT'), msisdn: z.string() }),
    },
  },
});

let visitors = 0;

/** The flow on a page, with the operator's calls counted, for a visitor of its own. */
function place() {
  const send = vi.fn(async (input: { msisdn: string }): Promise<ActionResult<{ type: string }>> => ({
    event: { type: 'SENT', ...input },
    memo: { token: 'secret-token' },
  }));
  const pay = vi.fn(
    async ({ code, sum }: { code: string; sum: number }): Promise<ActionResult<{ type: string }>> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (code !== '4710') return { rejected: { message: 'Неверный код', field: 'code' } };
      return { event: { type: 'PAID', sum } as { type: string } };
    },
  );
  // The engine erases the types that `FlowActions` checks.
  const actions = {
    send: (context) => send(context.input as { msisdn: string }),
    async pay({ input, ask }) {
      const result = await pay(input as { code: string; sum: number });
      const body = { msisdn: '79261112233', token: 't', amount: 100 };
      if (result.rejected === undefined) await ask(takePromisedPayment, { body });
      return result;
    },
    sendOnce: (context) => send(context.input as { msisdn: string }),
  } satisfies Record<string, AnyActionFunction>;
  const flow: PlacedFlow = { instance: 'pay-1', path: '/pay', definition, actions, lookups: {}, props: {} };
  const faults: unknown[] = [];
  const counted: StepCount[] = [];
  const runtime: FlowRuntime = {
    sealer: createSealer(['a secret of more than thirty-two characters']),
    memory: createTestMemory(store),
    // One call is asked here, and its answer is not looked at.
    gateway: { ask: vi.fn(async () => ({ ok: true, answer: {} }) as never), call: vi.fn() },
    funnels: { add: (_, added) => void counted.push(...added) },
    readArrival: () => ({ region: 'moscow', device: 'phone', source: 'ads' }),
    address: '127.0.0.1',
    visitor: `visitor-${(visitors += 1)}`,
    secret: 'secret',
    sender: `browser-${visitors}`,
    services: {
      region: { id: '1', code: 'moscow', title: 'Москва' },
      audience: 'b2c',
      now: Date.now(),
      page: { title: 'Оплата', address: 'https://moscow.example.test/pay' },
      pins: { put: async () => '', get: async () => null },
      openFile: async () => null,
      forgetFile: async () => undefined,
      rememberPhone: () => undefined,
      deviceLinks: {
        make: async () => ({ address: '', until: 0 }),
        read: async () => null,
        spend: async () => false,
      },
      shop: { expectOrder: () => undefined, keepOrder: async () => undefined },
      isTrustedAddress: (address) => address === '/bank',
    },
    onFault: (fault) => faults.push(fault),
  };
  const post = (
    given: Partial<FlowPost>,
    { now = runtime.services.now, ...at }: Partial<FlowRuntime> & { now?: number } = {},
    { props = {}, carriesValues = false, takesFiles = false } = {},
  ) =>
    runFlow(
      { ...flow, props, definition: { ...flow.definition, carriesValues, takesFiles } },
      {
        flow: 'pay',
        instance: 'pay-1',
        sealed: '',
        turn: 0,
        events: [],
        action: '',
        lookup: '',
        pin: '',
        source: '',
        values: {},
        refusedFiles: new Map(),
        peers: new Map(),
        ...given,
      },
      { ...runtime, ...at, services: { ...runtime.services, now } },
    );
  return { post, send, pay, faults, runtime, readCounts: () => sumUp(counted) };
}

/** `code refused messages.codeWrong: 2`, what adds up to nothing left out. */
function sumUp(counts: readonly StepCount[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { state, what, reason, by } of counts) {
    const key = [state, what, reason].join(' ').trim();
    sums.set(key, (sums.get(key) ?? 0) + by);
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

const NUMBER = () => `7926${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

describe('a post', () => {
  test('moves the flow on, and shows nothing of the memo', async () => {
    const { post } = place();
    const msisdn = NUMBER();
    const { state, status } = await post({ action: 'send', values: { msisdn } });
    expect(status).toBe(200);
    expect(state.snapshot).toEqual({ state: 'code', data: { msisdn } });
    expect(JSON.stringify(state)).not.toContain('secret-token');
    expect(Object.keys(state)).toEqual(['instance', 'snapshot', 'sealed', 'turn']);
  });

  test('is the turn after the one it was sent in, also when its seal is none', async () => {
    const { post } = place();
    const turns = [await post({ turn: 4 }), await post({ turn: 4, sealed: 'forged' })];
    expect(turns.map(({ state }) => state.turn)).toEqual([5, 5]);
  });

  test('with a file that was not taken says so at its field, and nothing is run', async () => {
    const { post, send, readCounts } = place();
    const refusedFiles = new Map([['scan-new', [{ name: 'вирус.exe', message: 'Неверный формат файла' }]]]);
    const answer = await post({ action: 'send', values: { msisdn: NUMBER() }, refusedFiles });
    expect([answer.status, answer.state.errors]).toEqual([422, { scan: 'вирус.exe: Неверный формат файла' }]);
    expect(send).not.toHaveBeenCalled();
    expect(readCounts()).toEqual({ 'phone begun': 1, 'phone stays': 1, 'phone refused files': 1 });
  });

  test('of a flow that carries values keeps what was typed until the end, secrets never', async () => {
    const { post } = place();
    const carrying = { carriesValues: true };
    const values = { msisdn: NUMBER() };
    const sent = await post({ action: 'send', values }, {}, carrying);
    expect(sent.state.values).toEqual(values);
    const pay = { sealed: sent.state.sealed, action: 'pay', values: { code: '4710', sum: '100' } };
    expect((await post(pay, {}, carrying)).state.values).toBeUndefined();
  });

  test('that is not valid stays, with its texts and what was typed', async () => {
    const { post, send } = place();
    const { state, status } = await post({ action: 'send', values: { msisdn: '12' } });
    expect([status, state.errors, state.values]).toEqual([422, { msisdn: 'Коротко' }, { msisdn: '12' }]);
    expect(send).not.toHaveBeenCalled();
  });

  test('never gives a secret field back', async () => {
    const { post } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const wrong = await post({ sealed: state.sealed, action: 'pay', values: { code: '0000', sum: '5' } });
    expect(wrong.state.errors).toEqual({ code: 'Неверный код' });
    expect(wrong.state.values).toEqual({ sum: '5' });
  });

  test.each(['pay', 'constructor', 'nothing'])(
    'of an action that the state does not have is refused: %s',
    async (action) => {
      const { post, pay } = place();
      const { state, status } = await post({ action, values: { code: '4710', sum: '1' } });
      expect([status, state.snapshot.state]).toEqual([409, 'phone']);
      expect(pay).not.toHaveBeenCalled();
    },
  );

  test('replays local events, and believes no others', async () => {
    const { post } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const forged = await post({ sealed: state.sealed, events: ['PAID', 'constructor'] });
    expect(forged.state.snapshot.state).toBe('code');
    const back = await post({ sealed: state.sealed, events: ['BACK'] });
    expect(back.state.snapshot.state).toBe('phone');
  });

  test('with a seal that is forged, of another visitor or too old begins anew, and says so', async () => {
    const { post } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const forged = await post({ sealed: `${state.sealed}AA`, action: 'pay', values: { sum: '7' } });
    expect([forged.status, forged.state.snapshot.state, forged.state.sealed]).toEqual([400, 'phone', '']);
    expect(forged.state.values).toEqual({ sum: '7' });
    const stranger = await post({ sealed: state.sealed }, { visitor: 'somebody-else' });
    expect(stranger.status).toBe(400);
    const late = await post({ sealed: state.sealed }, { now: Date.now() + 61_000 });
    expect([late.status, late.state.snapshot.state]).toEqual([410, 'phone']);
  });

  test('that meets a fault stays on its step, tells the log and can be tried again', async () => {
    const { post, send, faults } = place();
    const values = { msisdn: NUMBER() };
    send.mockRejectedValueOnce(new Error('the gateway broke'));
    const first = await post({ action: 'send', values });
    expect([first.status, first.state.snapshot.state]).toEqual([503, 'phone']);
    expect(faults).toEqual([new Error('the gateway broke')]);
    expect((await post({ action: 'send', values })).status).toBe(200);
  });

  test('whose outcome is not what the flow declares is a fault', async () => {
    const { post, send, faults } = place();
    send.mockResolvedValueOnce({ event: { type: 'ELSE' } });
    expect((await post({ action: 'send', values: { msisdn: NUMBER() } })).status).toBe(503);
    expect(faults).toHaveLength(1);
  });
});

describe('a step that leads to another site', () => {
  test('names it, when it is a trusted one', async () => {
    const { post, send } = place();
    const msisdn = NUMBER();
    send.mockResolvedValueOnce({ event: { type: 'SENT', msisdn } as { type: string }, leaveTo: '/bank' });
    const { leaveTo, state } = await post({ action: 'send', values: { msisdn } });
    expect([leaveTo, state.snapshot.state]).toEqual(['/bank', 'code']);
  });

  test('is a fault when it is not', async () => {
    const { post, send, faults } = place();
    const msisdn = NUMBER();
    send.mockResolvedValueOnce({
      event: { type: 'SENT', msisdn } as { type: string },
      leaveTo: 'https://evil.example',
    });
    const { leaveTo, status, state } = await post({ action: 'send', values: { msisdn } });
    expect([leaveTo, status, state.snapshot.state]).toEqual([undefined, 503, 'phone']);
    expect(faults).toHaveLength(1);
  });
});

test('a post may mean another action than it names, within that one’s limits', async () => {
  const { post, send, pay } = place();
  const msisdn = NUMBER();
  const first = await post({ action: 'send', values: { msisdn } });
  const other = NUMBER();
  const { state } = await post({ sealed: first.state.sealed, action: 'pay', values: { msisdn: other } });
  expect(state.snapshot).toEqual({ state: 'code', data: { msisdn: other } });
  expect([send.mock.calls.length, pay.mock.calls.length]).toEqual([2, 0]);
});

test('[CONN-110][CONN-111][CONN-212][CONN-213] a flow about another product begins anew', async () => {
  const { post } = place();
  const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
  const other = await post(
    { sealed: state.sealed, action: 'pay', values: {} },
    {},
    { props: { product: 'other' } },
  );
  expect(other.state.snapshot.state).toBe('phone');
});

describe('what pays', () => {
  const pay = { action: 'pay', values: { code: '4710', sum: '100' } };

  test('pays once for fifty equal posts and a later replay, whatever the sum', async () => {
    const { post, pay: paid } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post({ ...pay, sealed: state.sealed })),
    );
    const replay = await post({ ...pay, sealed: state.sealed, values: { code: '4710', sum: '900' } });
    expect(
      new Set([...answers, replay].map(({ state: { snapshot } }) => JSON.stringify(snapshot))).size,
    ).toBe(1);
    expect(replay.state.snapshot).toEqual({ state: 'paid', data: { sum: 100 } });
    expect(paid).toHaveBeenCalledTimes(1);
  });

  test('and breaks off after it was done does not invite to try again', async () => {
    const { post, send, pay: paid } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    paid.mockResolvedValueOnce({ event: { type: 'ELSE' } });
    const broken = await post({ ...pay, sealed: state.sealed });
    expect([broken.status, broken.state.errors?.['']]).toEqual([503, ENGINE_TEXTS.unknown]);
    send.mockResolvedValueOnce({ event: { type: 'ELSE' } });
    const harmless = await post({ action: 'send', values: { msisdn: NUMBER() } });
    expect([harmless.status, harmless.state.errors?.['']]).toEqual([503, ENGINE_TEXTS.unavailable]);
  });

  test('and cannot be stored is told as unknown, and looked up by whoever asks again', async () => {
    const { post, pay: paid, faults } = place();
    const disk = { isFull: false };
    const faulty = new Proxy(store, {
      get(target, name) {
        if (disk.isFull) throw new Error('the disk is full');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const faultsOfMemory: unknown[] = [];
    const memory = createTestMemory(faulty, Date.now, (fault) => void faultsOfMemory.push(fault));
    // Old rows are swept now and then: here always, so that this fails on the full disk as well.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    paid.mockImplementationOnce(async ({ sum }) => {
      disk.isFull = true;
      return { event: { type: 'PAID', sum } as { type: string } };
    });
    const open = await post({ ...pay, sealed: state.sealed }, { memory });
    expect([open.status, open.state.errors]).toEqual([503, { '': ENGINE_TEXTS.unknown }]);
    expect(faults).toHaveLength(2);
    const known = await post({ ...pay, sealed: open.state.sealed }, { memory });
    disk.isFull = false;
    const later = await post({ ...pay, sealed: open.state.sealed });
    expect([known, later].map((answer) => answer.state.snapshot)).toEqual([
      { state: 'paid', data: { sum: 100 } },
      { state: 'paid', data: { sum: 100 } },
    ]);
    expect(faultsOfMemory).toHaveLength(1);
    expect(paid).toHaveBeenCalledTimes(1);
  });

  test('pays once although an error gave the step a second seal', async () => {
    const { post, pay: paid } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const wrong = await post({ ...pay, sealed: state.sealed, values: { code: '0000', sum: '100' } });
    expect(wrong.state.sealed).not.toBe(state.sealed);
    await Promise.all([state.sealed, wrong.state.sealed].map((sealed) => post({ ...pay, sealed })));
    // The wrong code, and one payment.
    expect(paid).toHaveBeenCalledTimes(2);
  });
});

describe('equal posts', () => {
  const right = { action: 'pay', values: { code: '4710', sum: '100' } };

  test('after a local event are one: twenty posts from an end that was left, one message', async () => {
    const { post, send } = place();
    const first = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const end = await post({ ...right, sealed: first.state.sealed });
    const again = {
      sealed: end.state.sealed,
      events: ['BACK'],
      action: 'send',
      values: { msisdn: NUMBER() },
    };
    for (let n = 0; n < 20; n += 1) expect((await post(again)).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('from an end that was left twice are two: each way back is a step of its own', async () => {
    const { post, send, pay } = place();
    const values = { msisdn: NUMBER() };
    const round = async (sealed: string, events: string[]) => {
      const sent = await post({ sealed, events, action: 'send', values });
      return (await post({ ...right, sealed: sent.state.sealed })).state.sealed;
    };
    await round(await round('', []), ['BACK']);
    expect([send.mock.calls.length, pay.mock.calls.length]).toEqual([2, 2]);
  });

  test('without a cookie are one: ten posts of one browser, each of them a new visitor', async () => {
    const { post, send } = place();
    const values = { msisdn: NUMBER() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post({ action: 'send', values }, { visitor: `new-${n}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(send).toHaveBeenCalledTimes(1);
    const other = await post({ action: 'send', values }, { visitor: 'new-10', sender: 'another browser' });
    expect([other.status, send.mock.calls.length]).toEqual([200, 2]);
  });

  test('with equal files are one, although each upload has a token of its own', async () => {
    const { post, send } = place();
    const msisdn = NUMBER();
    const sendFile = (digest: string, n: number) => {
      const id = `${n}`.repeat(42);
      const signature = 's'.repeat(43);
      const scan = writeFileToken({ id, size: 9, type: 'image/png', name: 'a.png', digest, signature });
      return post({ action: 'send', values: { msisdn, scan } }, {}, { takesFiles: true });
    };
    for (let n = 1; n <= 4; n += 1) await sendFile('d'.repeat(22), n);
    expect(send).toHaveBeenCalledTimes(1);
    await sendFile('e'.repeat(22), 5);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('an earlier step that is posted again', () => {
  const right = { action: 'pay', values: { code: '4710', sum: '100' } };

  test('leads to the same next step: what was paid there is not paid again', async () => {
    const { post, pay } = place();
    const values = { msisdn: NUMBER() };
    const bad = await post({ action: 'send', values: { msisdn: '1' } });
    const send = { sealed: bad.state.sealed, action: 'send', values };
    const sent = await post(send);
    await post({ ...right, sealed: sent.state.sealed });
    const replayed = await post(send);
    const answer = await post({ ...right, sealed: replayed.state.sealed });
    expect(answer.state.snapshot.state).toBe('paid');
    expect(pay).toHaveBeenCalledTimes(1);
  });

  test('is not kept alive for ever by mistakes on it: its outcome outlives every seal of it', async () => {
    const { post, pay, runtime } = place();
    const clock = { ms: 0 };
    const memory = createTestMemory(store, () => runtime.services.now + clock.ms);
    const postAt = (given: Partial<FlowPost>) =>
      post(given, { memory, now: runtime.services.now + clock.ms });
    const sent = await postAt({ action: 'send', values: { msisdn: NUMBER() } });
    await postAt({ ...right, sealed: sent.state.sealed });
    let sealed = sent.state.sealed;
    let paid = 0;
    for (; clock.ms < 20 * 60_000; clock.ms += 50_000) {
      const mistake = await postAt({ sealed, action: 'pay', values: { code: 'x', sum: 'no sum' } });
      if (mistake.status === 410) break;
      sealed = mistake.state.sealed;
      if ((await postAt({ ...right, sealed })).state.snapshot.state === 'paid') paid += 1;
    }
    expect([pay.mock.calls.length, clock.ms]).toEqual([1, 250_000]);
    expect(paid).toBe(5);
  });
});

describe('what runs once on the first step', () => {
  test('is another step for other values', async () => {
    const { post, send } = place();
    await post({ action: 'sendOnce', values: { msisdn: NUMBER() } });
    await post({ action: 'sendOnce', values: { msisdn: NUMBER() } });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is another step in each of two tabs that were refused for the same text', async () => {
    const { post, send } = place();
    const mistake = { action: 'sendOnce', values: { msisdn: '1' } };
    for (const tab of [await post(mistake), await post(mistake)]) {
      await post({ action: 'sendOnce', sealed: tab.state.sealed, values: { msisdn: NUMBER() } });
    }
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('what sends a code', () => {
  test('sends one for a double click and one for each number', async () => {
    const { post, send } = place();
    const [first, second] = [NUMBER(), NUMBER()];
    await Promise.all([
      post({ action: 'send', values: { msisdn: first } }),
      post({ action: 'send', values: { msisdn: first } }),
    ]);
    const other = await post({ action: 'send', values: { msisdn: second } });
    expect(other.state.snapshot.data).toEqual({ msisdn: second });
    expect(send.mock.calls).toEqual([[{ msisdn: first }], [{ msisdn: second }]]);
  });

  test('stops at the limit of a number, for all visitors together', async () => {
    const values = { msisdn: NUMBER() };
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await place().post({ action: 'send', values })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const { state } = await place().post({ action: 'send', values });
    expect(state.errors?.['']).toMatch(/^Слишком много попыток/);
    expect(state.values).toEqual(values);
  });
});

describe('what is counted of a visit', () => {
  const right = { action: 'pay', values: { code: '4710', sum: '100' } };

  test('is each state once, where it was refused and why, and where it stays', async () => {
    const { post, readCounts } = place();
    const values = { msisdn: NUMBER() };
    const bad = await post({ action: 'send', values: { msisdn: '1' } });
    expect(readCounts()).toEqual({ 'phone begun': 1, 'phone stays': 1, 'phone refused messages.short': 1 });
    const sent = await post({ action: 'send', values, sealed: bad.state.sealed });
    const wrong = { sealed: sent.state.sealed, action: 'pay', values: { code: '0000', sum: '1' } };
    const refused = await post(wrong);
    expect(readCounts()).toEqual({
      'phone begun': 1,
      'phone refused messages.short': 1,
      'code came': 1,
      'code stays': 1,
      'code refused messages.codeWrong': 1,
    });
    await post({ ...right, sealed: refused.state.sealed });
    expect(readCounts()).toEqual({
      'phone begun': 1,
      'phone refused messages.short': 1,
      'code came': 1,
      'code refused messages.codeWrong': 1,
      'paid came': 1,
      'paid stays': 1,
    });
  });

  test('is also what happened in the browser alone, when the next post tells of it', async () => {
    const { post, readCounts } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const again = { sealed: state.sealed, events: ['BACK'], action: 'send' };
    await post({ ...again, values: { msisdn: NUMBER() } });
    // Back at the number, and at the code again: of one and the same visit.
    expect(readCounts()).toEqual({ 'phone begun': 1, 'code came': 1, 'code stays': 1 });
  });

  test('is another one after an end', async () => {
    const { post, readCounts } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    const paid = await post({ ...right, sealed: state.sealed });
    await post({ sealed: paid.state.sealed, events: ['BACK'], action: 'send', values: { msisdn: NUMBER() } });
    expect(readCounts()).toEqual({
      'phone begun': 2,
      'code came': 2,
      'code stays': 1,
      'paid came': 1,
      'paid stays': 1,
    });
  });

  test('is not the same post again: a double click pays once, and is one', async () => {
    const { post, readCounts } = place();
    const values = { msisdn: NUMBER() };
    const [first] = await Promise.all([post({ action: 'send', values }), post({ action: 'send', values })]);
    const pay = { ...right, sealed: first.state.sealed };
    await Promise.all(Array.from({ length: 5 }, () => post(pay)));
    await post(pay);
    expect(readCounts()).toEqual({ 'phone begun': 1, 'code came': 1, 'paid came': 1, 'paid stays': 1 });
  });

  test('is where it was when its time was over; what is forged is no visit', async () => {
    const { post, readCounts } = place();
    const { state } = await post({ action: 'send', values: { msisdn: NUMBER() } });
    await post({ ...right, sealed: state.sealed }, { now: Date.now() + 61_000 });
    await post({ ...right, sealed: `${state.sealed}AA` });
    expect(readCounts()).toEqual({
      'phone begun': 1,
      'code came': 1,
      'code stays': 1,
      'code refused expired': 1,
    });
  });

  test('names the engine’s own refusals by their codes, and no text of the operator’s', async () => {
    const { post, send, readCounts } = place();
    const values = { msisdn: NUMBER() };
    await post({ action: 'pay', values: {} });
    send.mockResolvedValueOnce({ rejected: { message: `Номер ${values.msisdn} заблокирован` } });
    await post({ action: 'send', values });
    send.mockRejectedValueOnce(new Error('the gateway broke'));
    await post({ action: 'send', values: { msisdn: NUMBER() } });
    for (let n = 0; n < 4; n += 1) await place().post({ action: 'send', values });
    await post({ action: 'send', values });
    expect(readCounts()).toEqual({
      'phone begun': 4,
      'phone stays': 4,
      'phone refused illegal': 1,
      'phone refused other': 1,
      'phone refused unavailable': 1,
      'phone refused limited': 1,
    });
  });
});

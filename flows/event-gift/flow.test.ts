import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Begun } from './contract';
import { flow } from './flow';
import { loadEvent } from './load-event.server';
import { machine } from './machine';
import { messages } from './messages';

const MSISDN = '79261112233';
const NOW = Date.parse('2026-12-01T10:00:00Z');
const TODAY = '2026-12-01';

const GIFTS = [
  { id: 'gb', title: '10 ГБ', description: 'Сразу' },
  { id: 'books', title: 'Книги', description: '' },
];
const EVENT = { title: 'Финал', description: '', date: '2026-12-20', isAhead: true };
const BEGUN = { type: 'OPENED', event: EVENT, gifts: GIFTS } satisfies Begun;
const props = { ...flow.props.parse({ eventId: 'games' }), begun: BEGUN };

const [GIFT = { id: '', title: '', description: '' }] = GIFTS;
const offer = { event: EVENT, gifts: GIFTS };
const step = { msisdn: MSISDN, codeLength: 6, resendAt: NOW + 1, captcha: null };
const choose = { state: 'choose', data: { ...offer, msisdn: '', captcha: null, giftId: '' } } as const;
const chosen = { state: 'choose', data: { ...choose.data, msisdn: MSISDN, giftId: GIFT.id } } as const;
const confirm = { state: 'confirm', data: { ...offer, ...step, gift: GIFT } } as const;
const given = { state: 'given', data: { ...offer, msisdn: MSISDN, giftId: GIFT.id } } as const;
const received = { state: 'received', data: { msisdn: MSISDN, event: EVENT, gift: GIFT } } as const;
const unavailable = { state: 'unavailable', data: {} } as const;

const path = { v: 'v1' };
const AWAY = { status: 503, refused: null };
const nothing: Record<string, never> = {};

function prepare(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk({ 'msisdn.isOperator': { ok: true }, ...answers });
  return { calls, given: { ask, props, now: NOW } };
}

function confirmWith(answers: FakeAnswers, code = '123456') {
  const { given: services, calls } = prepare(answers);
  const context = createFakeContext({ ...services, input: { code }, snapshot: confirm });
  return { result: actions.confirm(context), calls };
}

describe('what an event begins with', () => {
  const GIVEN = {
    'events.getEvents': { events: [{ id: 'games', title: 'Финал', date: '2026-12-20' }] },
    'events.getGifts': { gifts: GIFTS },
  };
  const load = (answers: FakeAnswers) => loadEvent(createFakeAsk(answers).ask, 'games', NOW);
  const dated = (date: string) =>
    load({ ...GIVEN, 'events.getEvents': { events: [{ id: 'games', title: 'Финал', date }] } });

  test('[MISC-106][MISC-107] is the event and its gifts', async () => {
    const { ask, calls } = createFakeAsk(GIVEN);
    expect(await loadEvent(ask, 'games', NOW)).toEqual(BEGUN);
    const input = { path, body: { eventId: 'games' } };
    expect(calls).toEqual([
      { id: 'events.getEvents', input },
      { id: 'events.getGifts', input },
    ]);
    expect(machine.start(props)).toEqual(choose);
  });

  test.each([
    ['2026-12-02', 'OPENED', true],
    [TODAY, 'OPENED', false],
    ['когда-нибудь', 'OPENED', false],
    ['2026-11-30', 'CLOSED', undefined],
  ])('depends on its day: %s', async (date, type, isAhead) => {
    const begun = await dated(date);
    expect([begun?.type, begun?.type === 'OPENED' ? begun.event.isAhead : undefined]).toEqual([
      type,
      isAhead,
    ]);
  });

  test.each([
    ['over', () => dated('2026-11-30'), 'Финал'],
    ['noGifts', () => load({ ...GIVEN, 'events.getGifts': { gifts: [] } }), 'Финал'],
    ['unknown', () => load({ ...GIVEN, 'events.getEvents': { events: [] } }), ''],
    ['unknown', () => load({ ...GIVEN, 'events.getEvents': { status: 404, refused: {} } }), ''],
  ])('may be nothing to choose: %s', async (reason, begin, title) => {
    const begun = await begin();
    expect(begun).toEqual({ type: 'CLOSED', reason, title });
    const first = machine.start({ ...props, begun });
    expect(first).toEqual({ state: 'closed', data: { reason, title } });
    expect([machine.isFinal(first.state), machine.isTrouble(first.state)]).toEqual([true, true]);
  });

  test.each(['events.getEvents', 'events.getGifts'])(
    'is not known while the operator fails: %s',
    async (call) => {
      expect(await load({ ...GIVEN, [call]: AWAY })).toBeNull();
      expect(machine.start({ ...props, begun: null })).toEqual(unavailable);
    },
  );

  test('can be asked for again', async () => {
    const again = async (answers: FakeAnswers) => {
      const { given: services } = prepare(answers);
      return actions.load(createFakeContext({ ...services, input: nothing, snapshot: unavailable }));
    };
    expect((await again({ ...GIVEN, 'events.getEvents': AWAY })).rejected?.message).toBe(messages.away);
    expect((await again(GIVEN)).event).toEqual(BEGUN);
    expect(machine.next(unavailable, BEGUN)).toEqual(choose);
    const over = { type: 'CLOSED', reason: 'over', title: 'Финал' } as const;
    expect(machine.next(unavailable, over).state).toBe('closed');
  });

  test('is missed by editors only where the operator does not know the event', () => {
    const isMet = (begun: Begun | null) => flow.requires?.[0]?.isMet({ ...props, begun }, {} as never, null);
    expect(isMet({ type: 'CLOSED', reason: 'unknown', title: '' })).toBe(false);
    expect([BEGUN, null, { type: 'CLOSED', reason: 'over', title: '' } as const].map(isMet)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('a gift is chosen', () => {
  test('leads from the choice to the code, to the gift and to the reminder', () => {
    const { captcha: _, ...sent } = step;
    expect(machine.next(choose, { type: 'CODE_SENT', ...sent, gift: GIFT })).toEqual(confirm);
    expect(machine.next(confirm, { type: 'CODE_SENT', ...sent, gift: GIFT })).toEqual(confirm);
    expect(machine.next(confirm, { type: 'RECEIVED' })).toEqual(received);
    expect(machine.next(received, { type: 'REMINDED' })).toEqual({
      state: 'reminded',
      data: { msisdn: MSISDN, event: EVENT },
    });
  });

  test('keeps number and gift on the way back', () => {
    expect(machine.next(confirm, { type: 'CHANGE_NUMBER' })).toEqual(chosen);
    expect(machine.next(confirm, { type: 'ALREADY_GIVEN' })).toEqual(given);
    expect(machine.next(given, { type: 'CHANGE_NUMBER' })).toEqual(chosen);
  });

  test('[MISC-108] has a code sent to the number, the first time and again', async () => {
    const { given: services, calls } = prepare({ 'events.sendSms': { ok: true } });
    const input = { msisdn: MSISDN, giftId: GIFT.id };
    const sent = await actions.sendCode(createFakeContext({ ...services, input, snapshot: choose }));
    expect(sent.event).toMatchObject({ type: 'CODE_SENT', msisdn: MSISDN, gift: GIFT });
    const resend = (now: number) =>
      actions.resendCode(createFakeContext({ ...services, now, input: nothing, snapshot: confirm }));
    expect((await resend(NOW)).rejected?.status).toBe(429);
    expect((await resend(NOW + 1)).event).toMatchObject({ type: 'CODE_SENT', gift: GIFT });
    const body = { eventId: 'games', msisdn: MSISDN };
    const asked = calls.filter(({ id }) => id === 'events.sendSms');
    expect(asked.map(({ input: made }) => made)).toEqual([
      { path, body },
      { path, body },
    ]);
  });

  test('takes a gift of the list alone', async () => {
    const read = flow.actions.sendCode.input.safeParse({ msisdn: MSISDN });
    expect(read.error?.issues[0]).toMatchObject({ path: ['giftId'], message: messages.giftMissing });
    const { given: services, calls } = prepare({});
    const input = { msisdn: MSISDN, giftId: 'car' };
    const sent = await actions.sendCode(createFakeContext({ ...services, input, snapshot: choose }));
    expect(sent.rejected).toMatchObject({ message: messages.giftGone, field: 'giftId' });
    expect(calls).toEqual([]);
  });

  test('says at the number why no code is sent, at the code why not another one', async () => {
    const { given: services } = prepare({
      'events.sendSms': { status: 429, refused: { error: { code: '5012' } } },
    });
    const input = { msisdn: MSISDN, giftId: GIFT.id };
    const first = await actions.sendCode(createFakeContext({ ...services, input, snapshot: choose }));
    expect(first).toEqual({ rejected: expect.objectContaining({ field: 'msisdn' }) });
    const late = { ...services, now: NOW + 1, input: nothing, snapshot: confirm };
    expect((await actions.resendCode(createFakeContext(late))).rejected?.field).toBe('code');
  });

  test('[MISC-109] confirms the code with the gift', async () => {
    const { result, calls } = confirmWith({ 'events.confirmSms': { ok: true } });
    expect(await result).toEqual({ event: { type: 'RECEIVED' } });
    const body = { eventId: 'games', msisdn: MSISDN, code: '123456', giftId: GIFT.id };
    expect(calls).toEqual([{ id: 'events.confirmSms', input: { path, body } }]);
  });

  test.each([400, 409])('a second gift is refused, with HTTP %s', async (status) => {
    const { result } = confirmWith({
      'events.confirmSms': { status, refused: { error: { code: 'event.gift.taken' } } },
    });
    expect(await result).toEqual({ event: { type: 'ALREADY_GIVEN' } });
    expect([machine.isFinal('given'), machine.isTrouble('given')]).toEqual([true, true]);
  });

  test('says what is wrong with the code, at its field', async () => {
    const wrong = confirmWith({ 'events.confirmSms': { ok: false, error: { code: '1131' } } });
    expect((await wrong.result).rejected?.field).toBe('code');
    const short = confirmWith({}, '12');
    expect((await short.result).rejected).toMatchObject({ field: 'code', message: messages.codeInvalid });
    const late = createFakeContext({
      ...prepare({}).given,
      now: NOW + 1,
      input: { code: '123456' },
      snapshot: confirm,
    });
    expect((await actions.confirm(late)).rejected?.message).toBe(messages.codeLate);
  });
});

describe('a reminder', () => {
  const remind = (answers: FakeAnswers) => {
    const { given: services, calls } = prepare(answers);
    return {
      calls,
      result: actions.remind(createFakeContext({ ...services, input: nothing, snapshot: received })),
    };
  };

  test('[MISC-110] is asked for by the number', async () => {
    const { result, calls } = remind({ 'events.sendNotify': { ok: true } });
    expect(await result).toEqual({ event: { type: 'REMINDED' } });
    expect(calls).toEqual([
      { id: 'events.sendNotify', input: { path, body: { eventId: 'games', msisdn: MSISDN } } },
    ]);
  });

  test.each([AWAY, { ok: false }])('may fail, and the gift stays: %j', async (answered) => {
    const { result } = remind({ 'events.sendNotify': answered });
    expect((await result).rejected?.message).toBe(messages.server);
  });
});

test.each(flow.examples)('event-gift parses the example «$name»', (example) => {
  expect(flow.props.safeParse(example.props).success).toBe(true);
});

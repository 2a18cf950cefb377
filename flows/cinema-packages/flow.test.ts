import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { toConnectInput } from './contract';
import { flow } from './flow';
import { machine, type States } from './machine';

const PROPS = flow.props.parse(flow.examples[0]?.props);
const SIGNED_IN = { authenticated: true };
const EXPIRED = { status: 401, refused: { error: { code: 'token.invalid', message: 'Сессия истекла' } } };

async function connect(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk(answers);
  const snapshot = { state: 'choose' as const, data: { serviceCode: '' } };
  const input = { serviceCode: 'series' };
  const result = await actions.connect(createFakeContext({ ask, props: PROPS, input, snapshot }));
  return { result, calls };
}

/** The second try of somebody who was asked to sign in. */
async function connectSignedIn(answers: FakeAnswers) {
  const { ask } = createFakeAsk(answers);
  const data = { serviceCode: 'series' };
  const snapshot = { state: 'signedOut' as const, data };
  return actions.connectSignedIn(createFakeContext({ ask, props: PROPS, input: data, snapshot }));
}

describe('connecting a package', () => {
  test('[MISC-104] [MISC-105] [MISC-411] [MISC-412] asks what the account has, and connects what it lacks', async () => {
    const answers = {
      'account.status': SIGNED_IN,
      'megacinema.status': { connected: true, services: ['children'] },
      'megacinema.connectProduct': { ok: true },
    };
    const { result, calls } = await connect(answers);
    const body = { serviceCode: 'series' };
    expect(calls.at(-1)).toEqual({ id: 'megacinema.connectProduct', input: { body } });
    const event = { type: 'CONNECTED', serviceCode: 'series', services: ['children', 'series'] };
    expect(result).toEqual({ event });
    expect(await connectSignedIn(answers)).toEqual({ event });
  });

  test('is not asked for a package that the account has already', async () => {
    const answers = {
      'account.status': SIGNED_IN,
      'megacinema.status': { connected: true, services: ['series'] },
    };
    const { result, calls } = await connect(answers);
    expect(result).toMatchObject({
      rejected: { message: 'Этот пакет уже подключён', field: 'serviceCode' },
    });
    expect(calls.map(({ id }) => id)).toEqual(['account.status', 'megacinema.status']);
    // The step that waits for the visitor to sign in has no field to go to.
    const { rejected } = await connectSignedIn(answers);
    expect(rejected).toMatchObject({ message: 'Этот пакет уже подключён', field: undefined });
  });

  test.each([
    [{ 'account.status': { authenticated: false } }],
    [{ 'account.status': SIGNED_IN, 'megacinema.status': EXPIRED }],
    [
      {
        'account.status': SIGNED_IN,
        'megacinema.status': { connected: false, services: [] },
        'megacinema.connectProduct': EXPIRED,
      },
    ],
  ])('asks to sign in, and says so when somebody has not done it yet: %j', async (answers) => {
    const first = await connect(answers);
    expect(first.result).toEqual({ event: { type: 'SIGNED_OUT', serviceCode: 'series' } });
    expect(await connectSignedIn(answers)).toMatchObject({
      rejected: { message: 'Вы\u00a0ещё не\u00a0вошли в\u00a0Личный кабинет' },
    });
  });

  test.each([
    [{ 'account.status': { status: 500, refused: null } }],
    [{ 'account.status': SIGNED_IN, 'megacinema.status': { status: null, refused: null } }],
  ])('is not tried when nobody knows who it is for, or what they have: %j', async (answers) => {
    const { result, calls } = await connect(answers);
    expect(result.rejected?.message).toBe(flow.messages.server);
    expect(calls.map(({ id }) => id)).not.toContain('megacinema.connectProduct');
  });

  test.each([
    [{ status: 400, refused: { error: { message: 'Пакет закрыт' } } }],
    [{ ok: false, error: { message: 'Пакет закрыт' } }],
  ])('says why the operator refuses: %j', async (refusal) => {
    const { result } = await connect({
      'account.status': SIGNED_IN,
      'megacinema.status': { connected: false, services: [] },
      'megacinema.connectProduct': refusal,
    });
    expect(result.rejected?.message).toBe('Пакет закрыт');
  });
});

test('a package of another page, and none at all, are asked for again', () => {
  const input = toConnectInput({ props: PROPS });
  const codes = [{ serviceCode: 'sport' }, { serviceCode: '' }, {}, { serviceCode: 'x'.repeat(1000) }];
  const messages = codes.map((code) => input.safeParse(code).error?.issues[0]?.message);
  expect(new Set(messages)).toEqual(new Set(['Выберите пакет']));
});

test('a package that was chosen stays chosen on the way back from signing in; after a connection none is', () => {
  const start = machine.start(PROPS);
  const out = machine.next(start, { type: 'SIGNED_OUT', serviceCode: 'series' });
  const back = machine.next(out, { type: 'BACK' });
  const done = machine.next(out, { type: 'CONNECTED', serviceCode: 'series', services: ['series'] });
  const more = machine.next(done, { type: 'BACK' });
  const chosen = [back, more].map(({ state, data }) => [state, (data as States['choose']).serviceCode]);
  expect(chosen).toEqual([
    ['choose', 'series'],
    ['choose', ''],
  ]);
});

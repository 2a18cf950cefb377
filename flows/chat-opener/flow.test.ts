import { describe, expect, test } from 'vitest';
import type { FakeAnswers } from '../kit/testing/fake-context';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext } from '../kit/testing/fake-context';
import { actions, CHAT_CODE_LENGTH, NO_ANSWER_CODE, STRANGE_ADDRESS_CODE } from './actions.server';
import { flow } from './flow';
import { machine } from './machine';

const MSISDN = '79261112233';
const props = flow.props.parse({});
const start = { state: 'add', data: noNumber } as const;
const step = { msisdn: MSISDN, codeLength: 6, resendAt: 60_000, captcha: null };
const confirm = { state: 'confirm', data: step } as const;
const load = { screen: 'load', errorCode: '503' } as const;
const MESSAGE = 'Сервис на обслуживании';
const notSent = { state: 'notSent', data: { ...load, msisdn: MSISDN } } as const;
const signed = { jwt: 'a.b.c', url: '/sandbox/chat' };

const down = { status: 503, refused: { error: { message: MESSAGE } } };
const refusal = (code: string | number, message?: string) => ({
  status: 400,
  refused: { error: { code, message } },
});

const context = <Snapshot, Input>(snapshot: Snapshot, input: Input, answers: FakeAnswers) => {
  const { ask, calls } = createFakeAsk(answers);
  return { calls, given: createFakeContext({ input, snapshot, props, ask, now: 5000 }) };
};

async function send(answer: FakeAnswers[string], more: FakeAnswers = {}) {
  const { given, calls } = context(start, { msisdn: MSISDN }, { 'chat.getCode': answer, ...more });
  return { result: await actions.sendCode(given), calls };
}

async function sign(answer: FakeAnswers[string], code = '123456') {
  const { given, calls } = context(confirm, { code }, { 'chat.signJwt': answer });
  return { result: await actions.confirm(given), calls };
}

describe('the steps of the chat opener', () => {
  test('[CHAT-102] [CHAT-205] the code is asked for once it was sent, then the chat is ready', () => {
    const sent = machine.next(start, { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 6, resendAt: 60_000 });
    expect(sent).toEqual(confirm);
    const chat = { url: '/chat', jwt: 'a.b.c', button: null };
    const ready = machine.next(sent, { type: 'OPENED', ...chat });
    expect(ready).toEqual({ state: 'ready', data: chat });
    expect(machine.isFinal('ready')).toBe(true);
    expect(machine.next(ready, { type: 'START_OVER' })).toEqual(start);
  });

  test('the number can be changed, and stands in its field', () => {
    const changed = machine.next(confirm, { type: 'CHANGE_NUMBER' });
    expect(changed).toEqual({ state: 'add', data: { msisdn: MSISDN, captcha: null } });
  });

  test('[CHAT-103] after an opening that failed, another try leads back to the code, which is typed again', () => {
    const failed = machine.next(confirm, { type: 'OPEN_FAILED', ...load });
    expect(failed).toEqual({ state: 'notOpened', data: { ...load, step } });
    expect(machine.next(failed, { type: 'RETRY' })).toEqual(confirm);
  });

  test('closing an error screen leads to the number that was given', () => {
    const back = { state: 'add', data: { msisdn: MSISDN, captcha: null } };
    expect(machine.next(notSent, { type: 'START_OVER' })).toEqual(back);
    const notOpened = machine.next(confirm, { type: 'OPEN_FAILED', ...load });
    expect(machine.next(notOpened, { type: 'START_OVER' })).toEqual(back);
  });

  test('[CHAT-203] the bot for strangers has an address and words of its own, which content may change', () => {
    expect(props).toMatchObject({
      botUrl: 'https://t.me/example_bot',
      botText: expect.stringMatching('бот'),
    });
    expect(flow.props.parse({ botUrl: 'https://bot.example/chat' }).botUrl).toBe('https://bot.example/chat');
    expect(flow.props.safeParse({ botUrl: 'javascript:alert(1)' }).success).toBe(false);
  });
});

describe('asking for the code', () => {
  test('[CHAT-106] [CHAT-117] [CHAT-402] sends the cleaned number to the chat alone: only it knows whom it serves', async () => {
    const { msisdn } = flow.actions.sendCode.input.parse({ msisdn: '+7 (926) 111 - 22 - 33' });
    const { given, calls } = context(start, { msisdn }, { 'chat.getCode': { ok: true, codeLength: 5 } });
    await actions.sendCode(given);
    expect(calls).toEqual([{ id: 'chat.getCode', input: { query: { msisdn: MSISDN } } }]);
  });

  test('[CHAT-104] [CHAT-109] the code has as many digits as the server says, else six', async () => {
    const event = { type: 'CODE_SENT', msisdn: MSISDN };
    expect(await send({ ok: true, codeLength: 5 })).toMatchObject({
      result: { event: { ...event, codeLength: 5 } },
    });
    expect(CHAT_CODE_LENGTH).toBe(6);
    expect(await send({ ok: true })).toMatchObject({ result: { event: { ...event, codeLength: 6 } } });
  });

  test.each(['a229', 'chat.forbidden.segment', 0])(
    '[CHAT-116] [CHAT-401] [CHAT-404] %s shows the text of the server under the number',
    async (code) => {
      const { result } = await send(refusal(code, 'Чат не для этого номера'));
      expect(result).toEqual({
        rejected: { message: 'Чат не для этого номера', field: 'msisdn', status: 422 },
      });
      const spoken = await send({ ok: false, error: { code, message: 'Чат не для этого номера' } });
      expect(spoken.result).toEqual(result);
    },
  );

  test.each([
    ['error.message and error.code', { error: { message: 'Закрыто', code: 'c1' }, message: 'x', code: 'y' }],
    ['message and code', { message: 'Закрыто', code: 'c1' }],
  ])('[CHAT-110] [CHAT-111] [CHAT-115] an error screen tells %s', async (_, refused) => {
    const { result } = await send({ status: 409, refused });
    expect(result.rejected).toMatchObject({ message: 'Закрыто', field: undefined });
    expect(result.event).toEqual({
      type: 'SEND_FAILED',
      msisdn: MSISDN,
      screen: 'wrong',
      errorCode: 'c1',
    });
  });

  test('[CHAT-112] an error without text shows a generic one', async () => {
    const { result } = await send(refusal('c1'));
    expect(result.rejected?.message).toBe('Ошибка сервера. Попробуйте позже');
  });

  test('a fault of the server may pass, a refusal will not; a code is told in any case', async () => {
    const tell = async (answer: FakeAnswers[string]) => (await send(answer)).result.event;
    expect(await tell(down)).toMatchObject(load);
    expect(await tell({ status: null, refused: null })).toMatchObject({
      screen: 'load',
      errorCode: NO_ANSWER_CODE,
    });
    expect(await tell({ status: 403, refused: {} })).toMatchObject({ screen: 'wrong', errorCode: '403' });
    expect(await tell({ ok: false })).toMatchObject({ screen: 'wrong' });
  });

  test('[CAPT-109] showCaptcha shows a captcha, whose code goes with the next request', async () => {
    const picture = { id: 'c1', image: '/api/captcha/c1/k1.png' };
    const wanted = { status: 400, refused: { error: { message: 'Введите код' }, showCaptcha: true } };
    const { result } = await send(wanted, { 'captcha.account': picture });
    expect(result.rejected?.field).toBe('captchaCode');
    expect(result.event).toMatchObject({ type: 'CAPTCHA_WANTED', captcha: { id: 'c1' } });
    const captcha = { id: 'c1', image: '/captcha/c1/k1.png', failures: 0 };
    const shown = { state: 'add', data: { msisdn: MSISDN, captcha } } as const;
    const input = { msisdn: MSISDN, captchaCode: 'abc' };
    const { given, calls } = context(shown, input, { 'chat.getCode': { ok: true } });
    expect((await actions.sendCode(given)).event?.type).toBe('CODE_SENT');
    expect(calls[0]?.input).toEqual({ query: { msisdn: MSISDN, captcha: { id: 'c1', code: 'abc' } } });
  });

  test('[CHAT-103] another try asks for the code again', async () => {
    const { given, calls } = context(notSent, { msisdn: MSISDN }, { 'chat.getCode': { ok: true } });
    const { event } = await actions.retry(given);
    expect(calls).toEqual([{ id: 'chat.getCode', input: { query: { msisdn: MSISDN } } }]);
    expect(event).toMatchObject({ type: 'CODE_SENT', msisdn: MSISDN });
  });

  test('another try may fail again, or show that the number will not do', async () => {
    const failed = context(notSent, { msisdn: MSISDN }, { 'chat.getCode': down });
    expect((await actions.retry(failed.given)).event).toMatchObject({ type: 'SEND_FAILED', ...load });
    const refused = context(notSent, { msisdn: MSISDN }, { 'chat.getCode': refusal('a229', 'Отключён') });
    const result = await actions.retry(refused.given);
    expect(result).toMatchObject({ rejected: { message: 'Отключён', field: 'msisdn' } });
    expect(result.event).toEqual({ type: 'REFUSED', msisdn: MSISDN });
    expect(machine.next(notSent, { type: 'REFUSED', msisdn: MSISDN })).toMatchObject({
      state: 'add',
      data: { msisdn: MSISDN },
    });
  });

  test('another code is sent after the countdown, and what is wrong with it stands at the code', async () => {
    const early = context(confirm, {}, {});
    expect((await actions.resendCode(early.given)).rejected).toMatchObject({ status: 429 });
    const late = { ...confirm, data: { ...step, resendAt: 1000 } };
    const sent = context(late, {}, { 'chat.getCode': { ok: true, timeout: 60 } });
    expect((await actions.resendCode(sent.given)).event).toMatchObject({ resendAt: 65_000 });
    const limited = context(late, {}, { 'chat.getCode': refusal('5012', 'Превышен лимит') });
    expect((await actions.resendCode(limited.given)).rejected).toMatchObject({
      field: 'code',
      message: 'Превышен лимит',
    });
  });
});

describe('opening the chat', () => {
  test('[CHAT-02] [CHAT-105] [CHAT-107] [CHAT-403] number and code give token, address and button', async () => {
    const button = { inappUrl: '/sandbox/chat/rating', text: 'Оценить' };
    const { result, calls } = await sign({ ...signed, npsResultButton: button });
    expect(calls).toEqual([{ id: 'chat.signJwt', input: { body: { msisdn: MSISDN, smsCode: '123456' } } }]);
    const event = { type: 'OPENED', ...signed, button: { url: button.inappUrl, text: 'Оценить' } };
    expect(result.event).toEqual(event);
    expect((await sign({ ...signed, ...button })).result.event).toEqual(event);
  });

  test('an answer without a button, or with an address that no link may have, shows none', async () => {
    const tell = async (inappUrl?: string) =>
      (await sign({ ...signed, inappUrl, text: 'Оценить' })).result.event;
    expect(await tell()).toMatchObject({ type: 'OPENED', button: null });
    expect(await tell('javascript:alert(1)')).toMatchObject({ type: 'OPENED', button: null });
  });

  test('the token goes to no address that the site does not trust', async () => {
    const { result } = await sign({ ...signed, url: 'https://elsewhere.example.test/' });
    expect(result.event).toMatchObject({
      type: 'OPEN_FAILED',
      screen: 'wrong',
      errorCode: STRANGE_ADDRESS_CODE,
    });
    expect(JSON.stringify(result)).not.toContain(signed.jwt);
  });

  test('[CHAT-108] a code of another length is not even sent', async () => {
    const { result, calls } = await sign(signed, '1234');
    expect(result.rejected).toMatchObject({ field: 'code', message: 'Некорректный код' });
    expect(calls).toEqual([]);
  });

  test.each(['a229', 'chat.forbidden.segment', 0, '5013', '5014', '5015', '1131', '1136'])(
    '[CHAT-116] %s shows under the code',
    async (code) => {
      const { result } = await sign(refusal(code, 'Не подошёл'));
      expect(result).toMatchObject({ rejected: { message: 'Не подошёл', field: 'code' } });
      expect(result.event).toBeUndefined();
    },
  );

  test('what else goes wrong leads to an error screen with its code', async () => {
    expect((await sign(down)).result).toEqual({
      rejected: { message: MESSAGE, status: 503 },
      event: { type: 'OPEN_FAILED', ...load },
    });
    expect((await sign(refusal('chat.closed', 'Закрыто'))).result.event).toMatchObject({
      type: 'OPEN_FAILED',
      screen: 'wrong',
      errorCode: 'chat.closed',
    });
  });
});

test.each(flow.examples)('parses the example «$name»', ({ props: given }) => {
  expect(flow.props.safeParse(given).success).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { createSms } from '#schemas/gateway/codes';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { flow } from './flow';
import { MAX_TEXT_LENGTH } from './limits';
import { machine } from './machine';

const MSISDN = '79261112233';
const RECIPIENT = '79263334455';
const TEXT = 'Буду в семь.';
const NOW = 1000;
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
const message = { msisdn: MSISDN, recipient: RECIPIENT, text: TEXT };
const start = { state: 'add', data: { ...noNumber, recipient: '', text: '' } } as const;
const confirm = {
  state: 'confirm',
  data: { ...message, codeLength: 6, resendAt: NOW + 1, captcha: null },
} as const;
const success = { state: 'success', data: { msisdn: MSISDN, recipient: RECIPIENT, status: 'SENT' } } as const;
const picture = { id: 'c2', image: '/api/captcha/c2/2.png' };

function prepare(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk({
    'msisdn.isOperator': { ok: true },
    'sms.captcha': picture,
    ...answers,
  });
  return { calls, given: { ask, props: flow.props.parse({}), now: NOW, memo: { id: 'm1' } } };
}

function send(answers: FakeAnswers, shown: typeof captcha | null = captcha) {
  const { given, calls } = prepare(answers);
  const snapshot = { state: 'add', data: { ...message, captcha: shown } } as const;
  const input = { ...message, captchaCode: '12345' };
  return { result: actions.sendCode(createFakeContext({ ...given, input, snapshot })), calls };
}

const confirmWith = (answers: FakeAnswers, code = '123456') => {
  const { given, calls } = prepare(answers);
  return {
    result: actions.confirm(createFakeContext({ ...given, input: { code }, snapshot: confirm })),
    calls,
  };
};

describe('sms-sender', () => {
  test('[CODE-05] brings the captcha of the message form once everything else is filled in', async () => {
    const { result, calls } = send({}, null);
    expect(await result).toMatchObject({
      event: { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha: { id: 'c2' } },
      rejected: { message: 'Введите код с картинки', field: 'captchaCode' },
    });
    expect(calls.map(({ id }) => id)).toEqual(['sms.captcha']);
  });

  test('[CODE-01] creates the message: sender, recipient, text and captcha', async () => {
    const { result, calls } = send({ 'sms.create': { ok: true, id: 'm1', codeLength: 6 } });
    expect(await result).toMatchObject({ event: { type: 'CODE_SENT', ...message }, memo: { id: 'm1' } });
    const body = { sender: MSISDN, recipient: RECIPIENT, text: TEXT, captcha: { id: 'c1', code: '12345' } };
    expect(calls.at(-1)).toEqual({ id: 'sms.create', input: { body } });
  });

  test.each([
    ['5000', 'Этот номер не в МегаФоне', 'msisdn'],
    ['5001', 'Номер получателя не МегаФон', 'recipient'],
    ['5006', 'Неправильно введён код с картинки', 'captchaCode'],
    ['5012', 'Превышен лимит получения кода', 'msisdn'],
    ['5018', 'У отправителя превышен лимит сообщений', 'msisdn'],
    ['5019', 'У получателя превышен лимит сообщений', 'recipient'],
  ])('[CODE-06][CODE-133] refused with %s says «%s»', async (code, text, field) => {
    const { result } = send({ 'sms.create': { status: 400, refused: { error: { code } } } });
    expect(await result).toMatchObject({
      rejected: { message: text, field },
      // A captcha serves once.
      event: { type: 'CAPTCHA_WANTED', captcha: { id: 'c2' } },
    });
  });

  test.each([
    ['5013', 'Время кода истекло'],
    ['5014', 'Превышено количество попыток'],
    ['5015', 'Неверный код'],
  ])('[CODE-06][CODE-133] a code refused with %s says «%s» at its field', async (code, text) => {
    const { result } = confirmWith({ 'sms.confirm': { status: 400, refused: { error: { code } } } });
    expect(await result).toEqual({ rejected: { message: text, field: 'code', status: 422 } });
  });

  test('[CODE-02][CODE-09][CODE-135] confirms the message, and says that it is delivered', async () => {
    const { result, calls } = confirmWith({ 'sms.confirm': { ok: true, status: 'DELIVERED' } });
    expect(await result).toEqual({ event: { type: 'SENT', status: 'DELIVERED' } });
    expect(calls).toEqual([{ id: 'sms.confirm', input: { body: { id: 'm1', code: '123456' } } }]);
    expect(machine.next(confirm, { type: 'SENT', status: 'DELIVERED' })).toEqual({
      state: 'success',
      data: { ...success.data, status: 'DELIVERED' },
    });
  });

  test('[CODE-03] has the code of the same message sent again, not before the countdown ends', async () => {
    const { given, calls } = prepare({ 'sms.updateCode': { ok: true, timeout: 60 } });
    const resend = (now: number) =>
      actions.resendCode(createFakeContext({ ...given, now, input: {}, snapshot: confirm }));
    expect((await resend(NOW)).rejected?.status).toBe(429);
    expect((await resend(NOW + 1)).event).toMatchObject({ type: 'CODE_SENT', ...message });
    expect(calls.at(-1)).toEqual({ id: 'sms.updateCode', input: { query: { id: 'm1' } } });
  });

  test('says at the code why another one is not sent', async () => {
    const refused = { status: 429, refused: { error: { code: '5012' } } };
    const { given } = prepare({ 'sms.updateCode': refused });
    const late = { ...given, now: NOW + 1, input: {}, snapshot: confirm };
    expect((await actions.resendCode(createFakeContext(late))).rejected?.field).toBe('code');
  });

  test('[CODE-04] asks what has become of the message', async () => {
    const { given, calls } = prepare({ 'sms.checkStatus': { status: 'DELIVERED' } });
    const result = await actions.checkStatus(createFakeContext({ ...given, input: {}, snapshot: success }));
    expect(result.event).toEqual({ type: 'CHECKED', status: 'DELIVERED' });
    expect(calls).toEqual([{ id: 'sms.checkStatus', input: { query: { id: 'm1' } } }]);
    expect(machine.next(success, { type: 'CHECKED', status: 'DELIVERED' }).data).toMatchObject({
      status: 'DELIVERED',
    });
    const { given: failing } = prepare({ 'sms.checkStatus': { status: 503, refused: null } });
    const failed = await actions.checkStatus(createFakeContext({ ...failing, input: {}, snapshot: success }));
    expect(failed.rejected?.message).toBe('Ошибка сервера. Попробуйте позже');
  });

  test.each(['', '  \r\n ', 'а'.repeat(MAX_TEXT_LENGTH + 1)])(
    '[CODE-08][CODE-134] a message that is empty or too long is filled in wrongly',
    (text) => {
      const read = flow.actions.sendCode.input.safeParse({ ...message, text });
      expect(read.error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([
        ['text', 'Поле сообщения заполнено неверно'],
      ]);
    },
  );

  test('a message may be as long as the call takes, each line’s end one sign', () => {
    const lines = 'а\r\n'.repeat(MAX_TEXT_LENGTH / 2 - 1) + 'аб';
    expect(flow.actions.sendCode.input.parse({ ...message, text: lines }).text).toHaveLength(MAX_TEXT_LENGTH);
    const body = (length: number) => ({
      sender: MSISDN,
      recipient: RECIPIENT,
      text: 'а'.repeat(length),
      captcha: {},
    });
    expect(createSms.body?.safeParse(body(MAX_TEXT_LENGTH))?.success).toBe(true);
    expect(createSms.body?.safeParse(body(MAX_TEXT_LENGTH + 1))?.success).toBe(false);
  });

  test('keeps what was written beside another picture and on the way back', async () => {
    const { given } = prepare({});
    const snapshot = { state: 'add', data: { ...start.data, msisdn: MSISDN, captcha } } as const;
    const input = { msisdn: MSISDN, recipient: '8 926', text: 'Бу' };
    const { event } = await actions.refreshCaptcha(createFakeContext({ ...given, input, snapshot }));
    expect(machine.next(snapshot, event ?? { type: 'EDIT' }).data).toMatchObject({
      msisdn: MSISDN,
      recipient: '8 926',
      text: 'Бу',
      captcha: { id: 'c2' },
    });
    expect(machine.next(confirm, { type: 'EDIT' })).toEqual({
      state: 'add',
      data: { ...message, captcha: null },
    });
    expect(machine.next(success, { type: 'WRITE_ANOTHER' }).data).toMatchObject({ msisdn: MSISDN, text: '' });
  });

  test.each(flow.examples)('parses the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});

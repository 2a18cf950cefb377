import { describe, expect, test } from 'vitest';
import { sendChatCode } from '#schemas/gateway/chat';
import { createFakeAsk, type FakeAnswers } from '../testing/fake-context';
import { requestCode } from './request-code.server';

const MSISDN = '79261112233';
const shown = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
const own = { 'msisdn.isOperator': { ok: true } };

function request(answers: FakeAnswers, given: object = {}) {
  const { ask, calls } = createFakeAsk({
    'captcha.account': { id: 'c2', image: '/api/captcha/c2/2.png' },
    ...answers,
  });
  const outcome = requestCode({
    msisdn: MSISDN,
    shown: null,
    ask,
    now: 1000,
    send: () => ask(sendChatCode, { query: { msisdn: MSISDN } }),
    ...given,
  });
  return { outcome, ids: async () => (await outcome, calls.map(({ id }) => id)) };
}

describe('the request of a code', () => {
  test('[CODE-118][CODE-119][CODE-409] has six digits and 180 s when the server does not say', async () => {
    const { outcome } = request({ ...own, 'chat.getCode': { ok: true } });
    expect((await outcome).event).toMatchObject({ type: 'CODE_SENT', codeLength: 6, resendAt: 181_000 });
  });

  test('[CODE-120][CODE-121] takes length and countdown of the server', async () => {
    const { outcome } = request({ ...own, 'chat.getCode': { ok: true, codeLength: 4, timeout: 30 } });
    expect((await outcome).event).toMatchObject({ codeLength: 4, resendAt: 31_000 });
  });

  test('[CODE-125][CODE-132][CODE-420] sends nothing to a number that is not of the operator', async () => {
    const { outcome, ids } = request({ 'msisdn.isOperator': { ok: false } });
    expect((await outcome).rejected).toMatchObject({ message: 'Этот номер не в МегаФоне', field: 'msisdn' });
    expect(await ids()).toEqual(['msisdn.isOperator']);
  });

  test.each([
    ['an object', { message: 'Номер заблокирован' }],
    ['a list, whose first item counts', ['Номер заблокирован', 'Ещё что-то']],
  ])('[CODE-126][CODE-127] shows the error of the check when it is %s', async (_, error) => {
    const { outcome } = request({ 'msisdn.isOperator': { ok: false, error } });
    expect((await outcome).rejected?.message).toBe('Номер заблокирован');
  });

  test('[CODE-105] stays with the error when the server refuses, in the words of its code', async () => {
    const refused = { status: 429, refused: { error: { code: '5012' } } };
    const { outcome } = request({ ...own, 'chat.getCode': refused });
    expect(await outcome).toMatchObject({ rejected: { message: 'Превышен лимит получения кода' } });
    expect(await outcome).not.toHaveProperty('event');
  });

  test('[CAPT-107] brings the captcha that the server wants', async () => {
    const refused = { status: 400, refused: { error: { code: 'a211' } } };
    const { outcome } = request({ ...own, 'chat.getCode': refused });
    expect(await outcome).toMatchObject({
      event: { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha: { id: 'c2', image: '/captcha/c2/2.png' } },
      rejected: { message: 'Введите код с картинки', field: 'captchaCode' },
    });
  });

  test('[CODE-129] asks nobody while the captcha that is shown is not typed', async () => {
    const { outcome, ids } = request({}, { shown, captchaCode: '' });
    expect((await outcome).rejected).toMatchObject({
      message: 'Введите код с картинки',
      field: 'captchaCode',
    });
    expect(await ids()).toEqual([]);
  });
});

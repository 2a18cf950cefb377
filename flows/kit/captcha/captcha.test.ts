import { describe, expect, test } from 'vitest';
import { readGatewayError } from '#schemas/gateway/errors';
import { createFakeAsk } from '../testing/fake-context';
import { captchaCode, type Captcha } from './captcha';
import { toCaptchaFault } from './captcha-fault';
import { CAPTCHA_MAX_FAILED_FETCHES } from './limits';
import { loadCaptcha, loadFormCaptcha, loadSmsCaptcha } from './load-captcha.server';
import { refreshAccountCaptcha } from './refresh-captcha.server';
import { rejectWithCaptcha } from './reject-captcha.server';

const MSISDN = '79261112233';
const answer = { id: 'c1', image: 'https://gateway.example.test/api/captcha/c1/key.png' };
const first: Captcha = { id: 'c1', image: '/captcha/c1/key.png', failures: 0 };
const refused = { status: 503, refused: null };

describe('a captcha', () => {
  test('[CAPT-01][CAPT-06][CAPT-401][CAPT-403][CAPT-406] is fetched when it starts, with a number or without one', async () => {
    const { ask, calls } = createFakeAsk({ 'captcha.account': answer });
    expect(await loadCaptcha(ask, MSISDN, null)).toEqual(first);
    expect(await loadCaptcha(ask, undefined, null)).toEqual(first);
    expect(calls.map(({ input }) => input)).toEqual([{ query: { msisdn: MSISDN } }, { query: {} }]);
  });

  test('[CAPT-02][CAPT-404] is another one when it is refreshed', async () => {
    const { ask, calls } = createFakeAsk({
      'captcha.accountNext': { id: 'c2', image: '/api/captcha/c2/k.png' },
    });
    expect(await loadCaptcha(ask, MSISDN, first)).toMatchObject({ id: 'c2', image: '/captcha/c2/k.png' });
    expect(calls.map(({ id }) => id)).toEqual(['captcha.accountNext']);
  });

  test('[CAPT-03][CAPT-04] is not asked for any more after three pictures that did not come', async () => {
    const { ask, calls } = createFakeAsk({ 'captcha.account': refused, 'captcha.accountNext': refused });
    let shown: Captcha | null = null;
    for (let turn = 0; turn < CAPTCHA_MAX_FAILED_FETCHES + 2; turn++) {
      shown = await loadCaptcha(ask, MSISDN, shown);
    }
    expect(shown).toEqual({ id: '', image: '', failures: 3 });
    expect(calls).toHaveLength(3);
  });

  test('begins to count anew once a picture came', async () => {
    const { ask } = createFakeAsk({ 'captcha.accountNext': answer });
    expect((await loadCaptcha(ask, MSISDN, { id: '', image: '', failures: 2 })).failures).toBe(0);
  });

  test('has no picture of an address that is not the operator’s', async () => {
    const { ask } = createFakeAsk({ 'captcha.account': { id: 'x', image: 'https://elsewhere.test/x.gif' } });
    expect(await loadCaptcha(ask, MSISDN, null)).toEqual({ id: '', image: '', failures: 1 });
  });

  test('[CAPT-05][CAPT-402] is a form’s by the name of the form', async () => {
    const { ask, calls } = createFakeAsk({ 'captcha.form': answer });
    expect(await loadFormCaptcha(ask, 'msisdn', null)).toEqual(first);
    expect(calls[0]?.input).toEqual({ path: { id: 'msisdn' } });
  });

  test('[CODE-05] is the message form’s by a call of its own', async () => {
    const { ask } = createFakeAsk({ 'sms.captcha': answer });
    expect(await loadSmsCaptcha(ask, null)).toEqual(first);
  });

  test('[CAPT-07] has a code of six characters at most', () => {
    expect(captchaCode.safeParse('123456').success).toBe(true);
    expect(captchaCode.safeParse('1234567').success).toBe(false);
  });

  test('[CAPT-111] is refreshed beside a number that is being typed, which stays', async () => {
    const { ask } = createFakeAsk({ 'captcha.accountNext': answer });
    const snapshot = { data: { msisdn: MSISDN, captcha: first } };
    const { event } = await refreshAccountCaptcha({ input: { msisdn: '8 926 999' }, snapshot, ask });
    expect(event).toEqual({ type: 'CAPTCHA_WANTED', msisdn: '8926999', captcha: first });
  });
});

describe('what the server says of a captcha', () => {
  const read = (error: object) => readGatewayError({ error });

  test('[CAPT-107][CAPT-109][CAPT-407] a211 and the flag showCaptcha want one shown', () => {
    expect(toCaptchaFault(read({ code: 'a211' }))).toBe('wanted');
    expect(toCaptchaFault(read({ code: '17', showCaptcha: true }))).toBe('wanted');
    expect(toCaptchaFault(read({ code: '5012' }))).toBeNull();
  });

  test('[CAPT-108][CAPT-407] a212 marks the captcha wrong with its text, and 5006 of messages does', async () => {
    const { ask } = createFakeAsk({ 'captcha.accountNext': answer });
    for (const code of ['a212', '5006']) {
      const load = () => loadCaptcha(ask, MSISDN, first);
      const rejection = await rejectWithCaptcha(
        read({ code }),
        { msisdn: MSISDN, shown: first, load },
        'msisdn',
      );
      expect(rejection).toMatchObject({
        event: { type: 'CAPTCHA_WANTED' },
        rejected: { message: 'Неправильно введён код с картинки', field: 'captchaCode' },
      });
    }
  });
});

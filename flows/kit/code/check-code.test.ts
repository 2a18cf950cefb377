import { describe, expect, test } from 'vitest';
import { readGatewayError } from '#schemas/gateway/errors';
import { createFakeAsk } from '../testing/fake-context';
import { rejectCode, rejectConfirmation, rejectEarly, rejectLate, rejectShape } from './check-code.server';

const NOW = 1_000_000;
const step = { msisdn: '79261112233', codeLength: 6, resendAt: NOW, captcha: null };
const refuse = (error: object) => rejectCode(readGatewayError({ error })).rejected;

describe('a typed code', () => {
  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
    '[CODE-410][CODE-411] is refused as %j',
    (code) => {
      expect(rejectShape(code, 6)?.rejected).toMatchObject({ message: 'Некорректный код', field: 'code' });
    },
  );

  test('[CODE-408] is as long as the server said', () => {
    expect(rejectShape('1234', 4)).toBeNull();
    expect(rejectShape('123456', 4)).not.toBeNull();
  });

  test('[CODE-206] is inactive from the end of the countdown on', () => {
    expect(rejectLate(step, NOW - 1)).toBeNull();
    expect(rejectLate(step, NOW)?.rejected).toMatchObject({ message: 'Время кода истекло', field: 'code' });
  });

  test('[CODE-205] is not replaced by another one before', () => {
    expect(rejectEarly(step, NOW - 1)?.rejected.status).toBe(429);
    expect(rejectEarly(step, NOW)).toBeNull();
  });
});

describe('what the server says of a code', () => {
  test.each(['otp.wrong.params', '1131', '1136', 'validation', '0', '7'])(
    '[CODE-419] with %s stands at the code, in the words of the server',
    (code) => {
      expect(refuse({ code, message: 'Проверьте код' })).toMatchObject({
        message: 'Проверьте код',
        field: 'code',
      });
    },
  );

  test.each([1131, 1136])('[CODE-136][CODE-412] with %i stands at the code', (code) => {
    expect(refuse({ code })?.field).toBe('code');
  });

  test('[CODE-413] stands at the code when its field is smsCode, whatever its code', () => {
    expect(refuse({ code: 'strange', field: 'smsCode', message: 'Нет' })?.field).toBe('code');
    expect(refuse({ code: 'strange', message: 'Нет' })?.field).toBeUndefined();
  });
});

describe('a refused confirmation', () => {
  const shown = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
  const next = { id: 'c2', image: '/api/captcha/c2/2.png' };
  const { ask } = createFakeAsk({ 'captcha.account': next, 'captcha.accountNext': next });
  const event = {
    type: 'CAPTCHA_WANTED',
    msisdn: step.msisdn,
    captcha: { id: 'c2', image: '/captcha/c2/2.png', failures: 0 },
  };

  test('[CODE-207] shows a captcha when the server asks for one, and none otherwise', async () => {
    const wanted = await rejectConfirmation(readGatewayError({ error: { code: 'a211' } }), step, ask);
    expect(wanted).toMatchObject({ event, rejected: { field: 'captchaCode' } });
    const wrong = await rejectConfirmation(readGatewayError({ error: { code: '5015' } }), step, ask);
    expect(wrong).not.toHaveProperty('event');
  });

  test('[CODE-208] brings another captcha, for the one that was shown is spent', async () => {
    const refused = readGatewayError({ error: { code: '5015' } });
    const rejection = await rejectConfirmation(refused, { ...step, captcha: shown }, ask);
    expect(rejection).toMatchObject({ event, rejected: { message: 'Неверный код', field: 'code' } });
  });
});

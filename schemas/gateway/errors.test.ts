import { describe, expect, test } from 'vitest';
import { DEFAULT_SERVER_MESSAGE, readGatewayError, toErrorText } from './errors';

describe('an error of the gateway', () => {
  test('is read from error.message and error.code', () => {
    const body = { error: { message: 'Неверный код', code: 1131 }, message: 'другое', code: 'другой' };

    expect(readGatewayError(body)).toMatchObject({ message: 'Неверный код', code: '1131' });
  });

  test('is read from message and code when there is no error', () => {
    expect(readGatewayError({ message: 'Позже', code: 'x' })).toMatchObject({ message: 'Позже', code: 'x' });
  });

  test('is read from extra', () => {
    const body = { extra: { errorCode: 'INVALID_CAPTCHA', error: 'Неверно' } };

    expect(readGatewayError(body)).toMatchObject({ code: 'INVALID_CAPTCHA', message: 'Неверно' });
  });

  test('is the first of a list', () => {
    expect(readGatewayError({ error: [{ message: 'Первая' }, { message: 'Вторая' }] }).message).toBe(
      'Первая',
    );
    expect(readGatewayError({ error: ['Первая', 'Вторая'] }).message).toBe('Первая');
  });

  test('can be a plain text', () => {
    expect(readGatewayError({ error: 'Нет связи' }).message).toBe('Нет связи');
  });

  test('says when a captcha is wanted, and of which field it is', () => {
    expect(readGatewayError({ error: { showCaptcha: true, field: 'smsCode' } })).toMatchObject({
      showsCaptcha: true,
      field: 'smsCode',
    });
  });

  test.each([null, undefined, 'text', 42, [], { error: 5, message: {}, extra: 'x' }])(
    'is empty when the body is %j',
    (body) => {
      expect(readGatewayError(body)).toEqual({ code: null, message: null, field: null, showsCaptcha: false });
    },
  );
});

describe('the text of a server error', () => {
  test('[PAGE-405] is error.message, whatever else the answer says', () => {
    expect(toErrorText({ error: { message: 'Номер занят' }, message: 'другое' })).toBe('Номер занят');
  });

  test('[PAGE-406] is message when there is no error.message', () => {
    expect(toErrorText({ error: { code: '7' }, message: 'Номер занят' })).toBe('Номер занят');
  });

  test.each([{}, null, 'garbage', { error: {} }, { message: 7 }])(
    '[PAGE-407] is the one default message for %j',
    (body) => {
      expect(toErrorText(body)).toBe(DEFAULT_SERVER_MESSAGE);
    },
  );
});

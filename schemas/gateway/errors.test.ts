import { describe, expect, test } from 'vitest';
import { readGatewayError } from './errors';

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

  test.each([
    'Internal server error',
    'Ошибка в модуле ru.operator.billing.PaymentService',
    'java.lang.NullPointerException: счёт не найден',
    'ORA-00001: нарушено ограничение уникальности',
    'Запрос отклонён: {"billingId": 17}',
    '<html><body>Временно недоступно</body></html>',
    'Нет поля billingId',
    'Подробнее: https://inside.operator.example/trace/17',
    'Отказ '.repeat(60),
    ' ',
  ])('has no text for the visitor where the server’s is for machines: %.60s', (message) => {
    expect(readGatewayError({ error: { message } }).message).toBeNull();
    expect(readGatewayError({ error: { message: null }, message }).message).toBeNull();
    expect(readGatewayError({ error: [message] }).message).toBeNull();
    expect(readGatewayError({ extra: { error: message } }).message).toBeNull();
  });

  test.each([
    'Превышен лимит получения кода',
    'Эта SIM-карта уже активирована. Код 17/3',
    'Замените SIM на eSIM или позвоните по\u00a0номеру 0550',
  ])('keeps a text that is for people: %s', (message) => {
    expect(readGatewayError({ error: { message } }).message).toBe(message);
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

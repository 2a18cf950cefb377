import { expect, test } from 'vitest';
import { REQUEST_STATUSES, toRequestStatus } from './request-status';

const form = (captcha: object | null = null) => ({ state: 'initial', data: { captcha } });
const captcha = { id: 'c1', image: '', failures: 0 };

test('[FORM-101] a request ends in one of six ways, each told apart', () => {
  const statuses = [
    toRequestStatus({ snapshot: { state: 'success', data: {} } }),
    toRequestStatus({ snapshot: form(), errors: { '': 'Что-то пошло не так' } }),
    toRequestStatus({ snapshot: form(captcha), errors: { captchaCode: 'Некорректный код с картинки' } }),
    toRequestStatus({ snapshot: form(captcha), errors: { f1: 'Неверный e-mail' } }),
    toRequestStatus({ snapshot: form(captcha) }),
    toRequestStatus({ snapshot: form() }),
  ];
  expect(statuses).toEqual([...REQUEST_STATUSES]);
});

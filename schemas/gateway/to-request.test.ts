import { describe, expect, test } from 'vitest';
import { getFormCaptcha } from './captcha';
import { gatewayCalls } from '../testing/gateway-calls';
import { sendFeedback } from './feedback';
import { addPortingRequest } from './number-porting';
import { getNumberOperator } from './codes';
import { getPageInfo } from './page';
import { openPayment } from './payments';
import { toRequest, type CallTarget } from './to-request';

const target: CallTarget = {
  origin: 'https://gateway.example.test',
  region: { id: '77', code: 'moscow' },
  audience: 'b2b',
};

/** Text for every parameter, so that each contract's path can be filled. */
const path = { id: '1', code: '2', a: '3', b: '4', v: 'v1', type: 'option', version: 'v1' };

describe('the request of a call', () => {
  test('[PAGE-29] [PAGE-112] [PAGE-402] carries X-API-Scope: browser, whatever the call', () => {
    const scopes = gatewayCalls.map((contract) =>
      toRequest(contract, { path }, target).headers.get('X-API-Scope'),
    );

    expect(new Set(scopes)).toEqual(new Set(['browser']));
  });

  test('[PAGE-30] carries the region, whatever the call', () => {
    for (const contract of gatewayCalls) {
      const { headers } = toRequest(contract, { path }, target);

      expect([headers.get('X-Region-Id'), headers.get('X-Region-Code')]).toEqual(['77', 'moscow']);
    }
  });

  test('goes below the path of the gateway’s address, with or without a slash at its end', () => {
    for (const origin of ['https://gw.example.test/api/x', 'https://gw.example.test/api/x/']) {
      const { url } = toRequest(getPageInfo, { query: { page: '/' } }, { ...target, origin });
      expect(url).toBe('https://gw.example.test/api/x/api/unite/v1/common/page/info?page=%2F');
    }
  });

  test('carries an idempotency key where it is given one, and no such header without', () => {
    const keyOf = (given: object) =>
      toRequest(getPageInfo, { query: { page: '/' } }, { ...target, ...given }).headers.get(
        'Idempotency-Key',
      );
    expect([keyOf({ idempotencyKey: 'k-1' }), keyOf({})]).toEqual(['k-1', null]);
  });

  test('carries the session of whoever is signed in to calls about their account, and to no other', () => {
    const carrying = gatewayCalls.filter((contract) =>
      toRequest(contract, { path }, { ...target, accountSession: 's-1' }).headers.has('Cookie'),
    );
    expect(carrying.map(({ id }) => id).sort()).toEqual([
      'account.change',
      'account.logout',
      'account.status',
      'account.summary',
      'megacinema.connectProduct',
      'megacinema.status',
    ]);
  });

  test('carries the audience', () => {
    expect(toRequest(getPageInfo, { query: { page: '/' } }, target).headers.get('X-Audience')).toBe('b2b');
  });

  test('[PAGE-33] [PAGE-34] asks for a page by its path, past caches when told to', () => {
    const { url } = toRequest(getPageInfo, { query: { page: '/tariffs/all', nocache: '1' } }, target);

    expect(url).toBe(
      'https://gateway.example.test/api/unite/v1/common/page/info?page=%2Ftariffs%2Fall&nocache=1',
    );
  });

  test('fills the path with escaped text', () => {
    const { url } = toRequest(getFormCaptcha, { path: { id: '../форма' } }, target);

    expect(new URL(url).pathname).toBe('/api/captcha/..%2F%D1%84%D0%BE%D1%80%D0%BC%D0%B0/get/');
  });

  test.each(['.', '..'])('refuses «%s» as a part of the path: it would lead elsewhere', (id) => {
    expect(() => toRequest(getFormCaptcha, { path: { id } }, target)).toThrow(
      `"captcha.form": "${id}" is no value of a path`,
    );
  });

  test.each(['...', '.a', 'a..'])('takes «%s», which leads nowhere else', (id) => {
    const { url } = toRequest(getFormCaptcha, { path: { id } }, target);

    expect(new URL(url).pathname).toBe(`/api/captcha/${id}/get/`);
  });

  test('refuses a path that lacks a parameter', () => {
    expect(() => toRequest(getFormCaptcha, {}, target)).toThrow(
      '"captcha.form": the path parameter "id" is missing',
    );
    expect(() => toRequest(getFormCaptcha, { path: { id: '' } }, target)).toThrow('is missing');
  });

  test('writes a captcha into a query by its parts', () => {
    const query = { msisdn: '79261234567', captcha: { form: 'sms', id: '1', code: '42' } };
    const { searchParams } = new URL(toRequest(getNumberOperator, { query }, target).url);

    expect(Object.fromEntries(searchParams)).toEqual({
      msisdn: '79261234567',
      'captcha[form]': 'sms',
      'captcha[id]': '1',
      'captcha[code]': '42',
    });
  });

  test('writes JSON bodies', async () => {
    const body = { number: '79261234567', amount: 300, captcha: { form: 'payonlineform' } };
    const request = toRequest(openPayment, { body }, target);

    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual(body);
  });

  test('writes form-encoded bodies', async () => {
    const request = toRequest(addPortingRequest, { body: { msisdn: '79161234567', personal: true } }, target);

    expect(request.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
    expect(await request.text()).toBe('msisdn=79161234567&personal=1');
  });
});

describe('the feedback post', () => {
  const send = (body: Record<string, unknown>) => toRequest(sendFeedback, { body }, target).formData();

  test('[FORM-457] [FORM-458] [FORM-459] carries the fields, the form id, the title and the address', async () => {
    const form = await send({ id: '7', refererx: 'Связь', form_url: 'https://a.test/x', comment: 'Спасибо' });

    expect(Object.fromEntries(form)).toEqual({
      id: '7',
      refererx: 'Связь',
      form_url: 'https://a.test/x',
      comment: 'Спасибо',
    });
  });

  test('[FORM-460] writes the code, the phone and the time zone as __otp[…]', async () => {
    const form = await send({ id: '7', __otp: { code: '123', msisdn: '79261234567', timezone: '+03:00' } });

    expect([form.get('__otp[code]'), form.get('__otp[msisdn]'), form.get('__otp[timezone]')]).toEqual([
      '123',
      '79261234567',
      '+03:00',
    ]);
  });

  test('[FORM-461] writes the captcha as __captcha[…]', async () => {
    const form = await send({ id: '7', __captcha: { form: 'feedback', id: '9', code: '42' } });

    expect([form.get('__captcha[form]'), form.get('__captcha[id]'), form.get('__captcha[code]')]).toEqual([
      'feedback',
      '9',
      '42',
    ]);
  });

  test('[FORM-462] writes a list of files as name[]', async () => {
    const files = [new File(['1'], 'a.pdf'), new File(['2'], 'b.pdf')];
    const form = await send({ id: '7', photos: files });

    expect(form.getAll('photos[]').map((file) => (file instanceof File ? file.name : null))).toEqual([
      'a.pdf',
      'b.pdf',
    ]);
  });

  test('[FORM-463] writes a date and its time as name[0] and name[1]', async () => {
    const form = await send({ id: '7', visit: ['01.12.2026', '10:30'] });

    expect([form.get('visit[0]'), form.get('visit[1]')]).toEqual(['01.12.2026', '10:30']);
  });
});

import { expect, test } from 'vitest';
import { LightRequest } from './light-request';

/** What Remix does with requests works with ours as with the platform's. */

const ADDRESS = 'http://moscow.localhost/pay';
const FORM = { method: 'POST', body: new URLSearchParams({ amount: '100' }) } as const;

test('a request is aborted with the signal that it was given, and so are those that are made of it', () => {
  const controller = new AbortController();
  const request = new LightRequest(ADDRESS, { signal: controller.signal });
  const made = [
    request,
    new LightRequest(request),
    request.clone(),
    new LightRequest(`${ADDRESS}?x`, request),
  ];
  expect(made.map((one) => one.signal.aborted)).toEqual([false, false, false, false]);
  controller.abort(new Error('gone'));
  expect(made.map((one) => one.signal.aborted)).toEqual([true, true, true, true]);
  expect(request.signal.reason).toEqual(new Error('gone'));
});

test('without a signal it is never aborted', () => {
  expect(new LightRequest(ADDRESS).signal.aborted).toBe(false);
  expect(new LightRequest(ADDRESS, { signal: null }).signal.aborted).toBe(false);
});

test('it has the address, method, headers and body of the platform’s, and is one', async () => {
  const request = new LightRequest(ADDRESS, { ...FORM, headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(request).toBeInstanceOf(Request);
  expect(request).toMatchObject({ url: ADDRESS, method: 'POST' });
  expect(request.headers.get('x-forwarded-for')).toBe('10.0.0.1');
  expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(await request.clone().formData())).toEqual({ amount: '100' });
  expect(await request.text()).toBe('amount=100');
  expect(request.bodyUsed).toBe(true);
});

test('a request can be made at another address with all that another has', () => {
  const given = new LightRequest(ADDRESS, { method: 'DELETE', headers: { 'x-request-id': '1' } });
  const made = new LightRequest(`${ADDRESS}?again`, given);
  expect(made).toMatchObject({ url: `${ADDRESS}?again`, method: 'DELETE' });
  expect(made.headers.get('x-request-id')).toBe('1');
});

test('a body that is a stream goes over to the request that is made of it', async () => {
  const body = new Response('amount=100').body;
  const request = new LightRequest(ADDRESS, { method: 'POST', body, duplex: 'half' });
  const next = new LightRequest(`${ADDRESS}?index`, { method: 'POST', body: request.body, duplex: 'half' });
  expect(await next.text()).toBe('amount=100');
});

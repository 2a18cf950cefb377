// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { postFlow } from '../engine/post-flow';
import { keepVisitSource, readVisitSource } from './visit-source';

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A page of the visit is opened, from another one. */
function open(address: string, referrer = ''): void {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  keepVisitSource();
}

test('the source of a visit is that of its first page, until a campaign brings another', () => {
  open('/', 'https://yandex.ru/');
  open('/pay', 'https://bank.example/');
  expect(readVisitSource()).toBe('search');
  open('/?utm_medium=email&utm_content=79261112233');
  open('/pay');
  expect(readVisitSource()).toBe('mailing');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('79261112233');
});

test('nobody knows the source of a visit that goes on in another tab', () => {
  open('/pay', `${location.origin}/`);
  expect(readVisitSource()).toBeNull();
  sessionStorage.setItem('visit-source', 'bought');
  expect(readVisitSource()).toBeNull();
});

test('each post tells the kind of source, and no more of it', async () => {
  open('/?utm_source=vk&utm_campaign=secret');
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => Response.json({ target: '', flows: {} }));
  vi.stubGlobal('fetch', fetched);
  await postFlow(new URLSearchParams({ msisdn: '79261112233' }));
  expect(String(fetched.mock.calls[0]?.[1].body)).toBe('msisdn=79261112233&_source=social');
});

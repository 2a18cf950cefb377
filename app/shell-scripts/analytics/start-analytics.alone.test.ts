// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES_AGREED, startAnalytics } from './start-analytics';

const { startCounters, reportFault } = vi.hoisted(() => ({ startCounters: vi.fn(), reportFault: vi.fn() }));
vi.mock('./start-counters', () => ({ startCounters }));
vi.mock('#app/report-fault', () => ({ reportFault }));

beforeEach(() => {
  startCounters.mockReset();
  delete document.documentElement.dataset['counters'];
});

const write = (consent: string) => {
  document.documentElement.dataset['counters'] = JSON.stringify({ consent, tracker: '/ux' });
};
/** Longer than the code of counters takes. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 50));

test('counters begin once the page is loaded', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  write('given');
  startAnalytics();
  await wait();
  expect(startCounters).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(startCounters).toHaveBeenCalledWith({ consent: 'given', tracker: '/ux' }));
});

test('where consent is awaited, not before the visitor has given it', async () => {
  write('awaited');
  startAnalytics();
  await wait();
  expect(startCounters).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(COOKIES_AGREED));
  await vi.waitFor(() => expect(startCounters).toHaveBeenCalledTimes(1));
});

test('a page without counters fetches none', async () => {
  startAnalytics();
  await wait();
  expect(startCounters).not.toHaveBeenCalled();
});

test('a counter that cannot begin hurts nobody', async () => {
  startCounters.mockImplementation(() => {
    throw new Error('not today');
  });
  write('given');
  startAnalytics();
  await vi.waitFor(() => expect(reportFault).toHaveBeenCalledTimes(1));
});

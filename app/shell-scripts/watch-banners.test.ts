// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchBanners } from './watch-banners';

const sendBeacon = vi.fn<(address: string, body: URLSearchParams) => boolean>(() => true);
let see: (isIntersecting: boolean) => void;
let threshold: unknown;

class Observer {
  private watched: Element[] = [];
  constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
    threshold = options.threshold;
    see = (isIntersecting) => {
      const entries = this.watched.map((target) => Object.assign(new Entry(), { target, isIntersecting }));
      tell(entries, this);
    };
  }
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe = (target: Element) => void this.watched.push(target);
  unobserve = (target: Element) => (this.watched = this.watched.filter((one) => one !== target));
  disconnect = () => undefined;
  takeRecords = () => [];
}

class Entry implements IntersectionObserverEntry {
  target = document.body;
  isIntersecting = false;
  intersectionRatio = 0;
  time = 0;
  rootBounds = null;
  boundingClientRect = document.body.getBoundingClientRect();
  intersectionRect = document.body.getBoundingClientRect();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
  window.dataLayer = [];
  document.body.innerHTML = '<div data-banner="top"><p>Скидка</p><a href="#x"><b>Подробнее</b></a></div>';
});

const sent = () => sendBeacon.mock.calls.map(([address, body]) => `${address}?${body.toString()}`);

test('[ANLT-415] a banner counts as shown, once, when half of it was seen for a second', () => {
  watchBanners();
  expect(threshold).toBe(0.5);
  see(true);
  vi.advanceTimersByTime(999);
  see(false);
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual([]);
  see(true);
  vi.advanceTimersByTime(1000);
  see(false);
  see(true);
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual(['/banner-event?id=top&event=show']);
  expect(window.dataLayer).toEqual([{ event: 'banner_show', eventId: 'd-v010-e2', banner: 'top' }]);
});

test('in a tab that nobody sees it is not shown', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watchBanners();
  see(true);
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([]);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(1000);
  expect(sent()).toHaveLength(1);
  visibility.mockRestore();
});

test('[ANLT-415] a click on its link is told, one beside it is not', () => {
  watchBanners();
  document.querySelector('p')?.click();
  expect(sent()).toEqual([]);
  document.querySelector('b')?.click();
  expect(new Set(sent())).toEqual(new Set(['/banner-event?id=top&event=click']));
});

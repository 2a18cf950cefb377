// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { makePlayable } from '#blocks/ui/testing/silent-video';
import { ServiceCard } from './service-card';
import { playServiceVideos } from './service-video';

let isCalm = false;

function start() {
  const page = renderHtml(
    <ServiceCard
      level={3}
      card={{
        id: 'kino',
        title: 'Кино',
        text: '',
        href: '/services/kino.html',
        price: null,
        priceText: '',
        badges: [],
        isArchive: false,
        tabTitle: '',
        media: { kind: 'video', src: '/media/kino.webm', poster: '/media/tv-card.svg' },
      }}
    />,
  );
  const { isPlaying } = makePlayable(find(page, 'video'));
  const report = vi.fn();
  const controller = new AbortController();
  playServiceVideos(page, 'all', { signal: controller.signal, report });
  const card = find(page, '[data-service-card]');
  const point = (type: string, pointerType = 'mouse') =>
    card.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  const focus = (type: string) => find(page, 'a').dispatchEvent(new Event(type, { bubbles: true }));
  return { page, report, controller, point, focus, isPlaying };
}

beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the film of a service card', () => {
  test('[OPT-231] starts on hover and stops when the pointer leaves; with the focus too', () => {
    const { page, point, focus, isPlaying } = start();
    point('pointerenter');
    expect([isPlaying(), find(page, '[data-service-media]').hasAttribute('data-playing')]).toEqual([
      true,
      true,
    ]);
    focus('focusin');
    point('pointerleave');
    expect(isPlaying()).toBe(true);
    focus('focusout');
    expect(isPlaying()).toBe(false);
  });

  test('stands still under a finger and where motion is not wanted', () => {
    const { point, focus, isPlaying } = start();
    point('pointerenter', 'touch');
    expect(isPlaying()).toBe(false);
    isCalm = true;
    point('pointerenter');
    focus('focusin');
    expect(isPlaying()).toBe(false);
  });

  test('[OPT-232] is reported after 3 seconds, once; a shorter play is not', () => {
    const { point, report } = start();
    point('pointerenter');
    vi.advanceTimersByTime(2999);
    point('pointerleave');
    vi.advanceTimersByTime(10_000);
    expect(report).not.toHaveBeenCalled();
    point('pointerenter');
    vi.advanceTimersByTime(3000);
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'video_watch', block: 'all' });
    point('pointerleave');
    point('pointerenter');
    vi.advanceTimersByTime(10_000);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('stops when the block leaves the page', () => {
    const { point, report, controller, isPlaying } = start();
    point('pointerenter');
    controller.abort();
    vi.advanceTimersByTime(5000);
    expect([isPlaying(), report.mock.calls]).toEqual([false, []]);
  });
});

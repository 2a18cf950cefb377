// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { animateScroll, scrollPageTo } from './scroll-animation';
import { watchEdges } from './scroll-edges';
import { createScreen } from './testing/scroll-fake-screen';
import { onResize, onScrollEnd } from './scroll-timing';
import { watchVisible, whenNear } from './scroll-visibility';

let controller = new AbortController();
let isCalm = false;

/** jsdom lays nothing out: an element that scrolls wherever it is told to. */
function createScroller(size = 1000, content = 3000): HTMLElement {
  const element = document.createElement('div');
  const given = { clientWidth: size, clientHeight: size, scrollWidth: content, scrollHeight: content };
  for (const [name, value] of Object.entries(given)) Object.defineProperty(element, name, { value });
  element.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    element.scrollLeft = options.left ?? element.scrollLeft;
    element.scrollTop = options.top ?? element.scrollTop;
  };
  return element;
}

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

describe('scrolling', () => {
  test('[BLK-252] lasts 500 ms and ends where it should', () => {
    const scroller = createScroller();
    animateScroll(scroller, { left: 200 }, controller.signal);
    vi.advanceTimersByTime(250);
    expect(scroller.scrollLeft).toBeGreaterThan(50);
    expect(scroller.scrollLeft).toBeLessThan(200);
    vi.advanceTimersByTime(230);
    expect(scroller.scrollLeft).toBeLessThan(200);
    vi.advanceTimersByTime(40);
    expect(scroller.scrollLeft).toBe(200);
    expect(scroller.scrollTop).toBe(0);
  });

  test('is a jump where motion is not wanted', () => {
    isCalm = true;
    const scroller = createScroller();
    animateScroll(scroller, { top: 300 }, controller.signal);
    expect(scroller.scrollTop).toBe(300);
  });

  test.each(['wheel', 'touchstart', 'keydown'])('gives way to the visitor: %s', (event) => {
    const scroller = createScroller();
    animateScroll(scroller, { left: 200 }, controller.signal);
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event(event));
    const { scrollLeft } = scroller;
    vi.advanceTimersByTime(500);
    expect(scroller.scrollLeft).toBe(scrollLeft);
  });

  test('goes where the last call leads, and nowhere once its block has left', () => {
    const scroller = createScroller();
    animateScroll(scroller, { left: 200 }, controller.signal);
    vi.advanceTimersByTime(100);
    animateScroll(scroller, { left: 0 }, controller.signal);
    vi.advanceTimersByTime(600);
    expect(scroller.scrollLeft).toBe(0);
    controller.abort();
    animateScroll(scroller, { left: 200 }, controller.signal);
    vi.advanceTimersByTime(600);
    expect(scroller.scrollLeft).toBe(0);
  });

  test('brings an element to the top of the page, below the room kept there', () => {
    isCalm = true;
    const scrollTo = vi.fn();
    document.documentElement.scrollTo = scrollTo;
    document.documentElement.scrollTop = 100;
    document.documentElement.style.setProperty('scroll-padding-top', '64px');
    const target = document.createElement('p');
    target.getBoundingClientRect = () => new DOMRect(0, 400, 10, 10);
    scrollPageTo(target, controller.signal);
    const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    expect(scrollTo).toHaveBeenCalledWith({ top: 500 - room, behavior: 'instant' });
  });
});

describe('waiting', () => {
  test('[BLK-253] a resize is answered once, 300 ms after the last one', () => {
    const work = vi.fn();
    onResize(work, controller.signal);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(200);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(299);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('[BLK-254] a scroll is answered once, 500 ms after the last one', () => {
    const work = vi.fn();
    const scroller = createScroller();
    onScrollEnd(scroller, work, controller.signal);
    scroller.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(400);
    scroller.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(499);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('ends when the block leaves the page', () => {
    const work = vi.fn();
    onResize(work, controller.signal);
    window.dispatchEvent(new Event('resize'));
    controller.abort();
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('visibility', () => {
  test('[BLK-255] begins at 80 percent of the element in view', () => {
    const screen = createScreen();
    vi.stubGlobal('IntersectionObserver', screen.Observer);
    const element = document.createElement('div');
    const tell = vi.fn();
    watchVisible(element, tell, controller.signal);
    screen.show(element, 0.79);
    expect(tell).not.toHaveBeenCalled();
    screen.show(element, 0.8);
    expect(tell).toHaveBeenLastCalledWith(true);
    screen.show(element, 0.7);
    expect(tell).toHaveBeenLastCalledWith(false);
    controller.abort();
    screen.show(element, 1);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  test('what is near is told once', () => {
    const screen = createScreen();
    vi.stubGlobal('IntersectionObserver', screen.Observer);
    const element = document.createElement('div');
    const work = vi.fn();
    whenNear(element, work, controller.signal);
    screen.show(element, 0.01);
    screen.show(element, 0);
    screen.show(element, 1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('edges', () => {
  test.each([
    [0, false, true],
    [500, true, true],
    [2000, true, false],
  ])('at %i px say on which sides there is more', (place, back, on) => {
    for (const axis of ['x', 'y'] as const) {
      const frame = document.createElement('div');
      const scroller = createScroller();
      scroller.scrollTo({ left: place, top: place });
      watchEdges(frame, scroller, controller.signal, { axis });
      expect(frame.hasAttribute('data-more-back')).toBe(back);
      expect(frame.hasAttribute('data-more-on')).toBe(on);
    }
  });

  test('follow what is scrolled', () => {
    const frame = document.createElement('div');
    const scroller = createScroller();
    watchEdges(frame, scroller, controller.signal);
    scroller.scrollTo({ left: 2000 });
    scroller.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(500);
    expect(frame.hasAttribute('data-more-on')).toBe(false);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { createScreen } from '#blocks/ui/testing/scroll-fake-screen';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const WIDTH = 600;
const SHOW_SECONDS = 5;
const stops: AbortController[] = [];
let screen = createScreen();
let isCalm = false;

/** jsdom lays nothing out: the viewport and each slide are as wide as the other, side by side. */
function layOut(page: HTMLElement): void {
  const slides = [...page.querySelectorAll('[data-slide]')];
  for (const [index, element] of [find(page, '[data-viewport]'), find(page, 'ul'), ...slides].entries()) {
    const left = index < 2 ? 0 : (index - 2) * WIDTH;
    const box = { offsetWidth: WIDTH, offsetHeight: 300, offsetLeft: left, offsetTop: 0, clientWidth: WIDTH };
    for (const [name, value] of Object.entries(box)) Object.defineProperty(element, name, { value });
  }
}

async function start(count = 3) {
  const rest = { buttonUrl: '#go', erid: '2V' };
  const slides = Array.from({ length: count }, (_, index) => ({ title: `Услуга ${index + 1}`, ...rest }));
  const props = block.props.parse({ showDuration: SHOW_SECONDS, slides });
  const page = renderHtml(<View id="offers" props={props} data={null} />);
  document.body.replaceChildren(page);
  layOut(page);
  const report = vi.fn();
  const controller = new AbortController();
  stops.push(controller);
  enhance(page, { signal: controller.signal, report });
  const viewport = find(page, '[data-viewport]');
  const scrollTo = async (ratio: number) => {
    screen.show(viewport, ratio);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  const current = () => page.querySelector('[data-go][aria-current]')?.textContent;
  const shown = () => report.mock.calls.filter(([{ event }]) => event === 'slide_show');
  return { page, viewport, report, controller, scrollTo, current, shown };
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const point = (element: HTMLElement, event: string) =>
  element.dispatchEvent(Object.assign(new Event(event), { pointerType: 'mouse' }));

/** jsdom has neither; the size of what is tested does not change. */
class SilentObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  screen = createScreen();
  isCalm = false;
  vi.stubGlobal('IntersectionObserver', screen.Observer);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isCalm,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  for (const controller of stops.splice(0)) controller.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the services slider', () => {
  test('becomes a carousel when it is near the window, and no sooner', async () => {
    const { page, scrollTo } = await start();
    await wait(20);
    expect(find(page, '[data-controls]').hidden).toBe(true);
    await scrollTo(0.1);
    expect(find(page, '[data-controls]').hidden).toBe(false);
  });

  test('[BLK-245] shows the next slide every `showDuration` seconds', async () => {
    const { scrollTo, current } = await start();
    await scrollTo(1);
    await wait(SHOW_SECONDS - 0.1);
    expect(current()).toBe('Услуга 1');
    await wait(0.2);
    expect(current()).toBe('Услуга 2');
    await wait(SHOW_SECONDS);
    expect(current()).toBe('Услуга 3');
  });

  test.each([2, 3])('[BLK-247] shows the first of %i slides after the last', async (count) => {
    const { page, scrollTo, current } = await start(count);
    await scrollTo(1);
    await wait(SHOW_SECONDS * (count - 1) + 0.1);
    expect(current()).toBe(`Услуга ${count}`);
    await wait(SHOW_SECONDS);
    expect(current()).toBe('Услуга 1');
    find(page, '[data-move="back"]').click();
    expect(current()).toBe(`Услуга ${count}`);
  });

  test('[BLK-246] [BLK-255] rotates only while 80 percent of it are in view', async () => {
    const { scrollTo, current } = await start();
    await scrollTo(0.79);
    await wait(60);
    expect(current()).toBe('Услуга 1');
    await scrollTo(0.8);
    await wait(SHOW_SECONDS + 0.1);
    expect(current()).toBe('Услуга 2');
    await scrollTo(0.5);
    await wait(60);
    expect(current()).toBe('Услуга 2');
  });

  test('waits under the pointer, for the keyboard and in a hidden tab', async () => {
    const { page, viewport, scrollTo, current } = await start();
    await scrollTo(1);
    point(viewport, 'pointerenter');
    await wait(60);
    point(viewport, 'pointerleave');
    find(page, '[data-move="on"]').focus();
    await wait(60);
    find(page, '[data-move="on"]').blur();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(60);
    expect(current()).toBe('Услуга 1');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(SHOW_SECONDS + 0.1);
    expect(current()).toBe('Услуга 2');
  });

  test.each([false, true])('moves and stands still by a button; wants no motion: %s', async (calm) => {
    isCalm = calm;
    const { page, scrollTo, current } = await start();
    await scrollTo(1);
    const button = find(page, '[data-toggle]');
    if (!calm) button.click();
    expect(button.getAttribute('aria-label')).toBe('Включить смену слайдов');
    await wait(60);
    expect(current()).toBe('Услуга 1');
    button.click();
    expect(button.getAttribute('aria-label')).toBe('Остановить смену слайдов');
    await wait(SHOW_SECONDS + 0.1);
    expect(current()).toBe('Услуга 2');
  });

  test('goes to the slide that is chosen and gives it its whole time', async () => {
    const { page, scrollTo, current } = await start();
    await scrollTo(1);
    await wait(SHOW_SECONDS - 1);
    find(page, '[data-go="2"]').click();
    await wait(SHOW_SECONDS - 1);
    expect(current()).toBe('Услуга 3');
  });

  test('reports each slide the first time it is shown to somebody', async () => {
    const { scrollTo, shown } = await start(2);
    await scrollTo(0.3);
    expect(shown()).toEqual([]);
    await scrollTo(1);
    await wait(SHOW_SECONDS * 5);
    expect(shown()).toEqual([
      [{ event: 'slide_show', block: 'offers', position: 1 }],
      [{ event: 'slide_show', block: 'offers', position: 2 }],
    ]);
  });

  test('reports a click on the link of a slide, and none on «Реклама»', async () => {
    const { page, report } = await start();
    page.querySelectorAll<HTMLElement>('li summary')[1]?.click();
    expect(report).not.toHaveBeenCalled();
    find(page, 'li + li a span').click();
    const click = { event: 'slide_click', block: 'offers', position: 2 };
    expect(report.mock.calls).toEqual([[click]]);
  });

  test('a single slide has nothing to rotate and is still reported', async () => {
    const { page, scrollTo, shown } = await start(1);
    await scrollTo(1);
    expect(page.querySelector('[data-controls]')).toBeNull();
    expect(shown()).toHaveLength(1);
  });

  test('stops when the block leaves the page', async () => {
    const { controller, scrollTo, current, report } = await start();
    await scrollTo(1);
    controller.abort();
    await wait(60);
    expect(current()).toBe('Услуга 1');
    expect(report).toHaveBeenCalledTimes(1);
  });
});

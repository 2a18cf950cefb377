// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find } from '#blocks/ui/testing/render-html';
import { block } from './block';
import { openShowcase, pressChip, SAMPLE_COUNT, shownIn, typeIn } from './testing/sample-showcase';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('chips with scripts', () => {
  test('show at once what is under them, write it into the address and say how much it is', async () => {
    const page = await openShowcase(block);
    const steps = history.length;
    const cards = [...page.host.querySelectorAll('[data-card]')];
    await pressChip(page.host, 'calls');
    expect(shownIn(page.host)).toEqual(['Звонки по России', 'Второй номер']);
    await vi.advanceTimersByTimeAsync(1);
    expect(window.location.pathname + window.location.search).toBe('/services?filter=calls');
    expect(history.length).toBe(steps);
    expect(find(page.host, '[data-count]').textContent).toBe('Показано услуг: 2');
    expect(find(page.host, '[aria-current]').textContent).toBe('Звонки');
    expect(find(page.host, '[data-promo]').hidden).toBe(true);
    expect(page.report).toHaveBeenCalledWith({ event: 'service_filter', block: 'all', filter: 'calls' });
    // The same nodes: none is made anew.
    expect([...page.host.querySelectorAll('[data-card]')].every((card) => cards.includes(card))).toBe(true);
  });

  test('bring a card of two chips under each of them by its weight, and back to its own group', async () => {
    const page = await openShowcase(block);
    const before = shownIn(page.host);
    await pressChip(page.host, 'internet');
    expect(shownIn(page.host).at(-1)).toBe('Звонки по России');
    await pressChip(page.host, '');
    expect(shownIn(page.host)).toEqual(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(window.location.search).toBe('');
    expect(find(page.host, '[data-count]').textContent).toBe('');
  });

  test('hide for screen readers what a search has left out, wherever a card of two chips stands', async () => {
    const page = await openShowcase(block, '?filter=internet');
    await typeIn(page.host, 'гигабайт');
    await pressChip(page.host, '');
    const open = '[data-group]:not([hidden]) [data-card]:not([hidden])';
    const titles = [...page.host.querySelectorAll(`${open} h3`)].map(({ textContent }) => textContent ?? '');
    expect(titles.filter((title) => !title.includes('гигабайт'))).toEqual([]);
    expect(titles).toHaveLength(4);
    expect(find(page.host, '[data-count]').textContent).toBe('Показано услуг: 4');
  });

  test('leave a click with a key to the browser', async () => {
    const page = await openShowcase(block);
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    // jsdom would go there.
    page.host.addEventListener('click', (event) => event.preventDefault(), { once: true });
    find(page.host, '[data-filter="calls"]').dispatchEvent(click);
    expect(shownIn(page.host)).toHaveLength(SAMPLE_COUNT);
  });

  test('let a hash bring back a group that they have hidden', async () => {
    const page = await openShowcase(block, '?filter=internet');
    expect(shownIn(page.host)).toHaveLength(7);
    window.location.hash = 'calls';
    window.dispatchEvent(new Event('hashchange'));
    expect(shownIn(page.host)).toHaveLength(SAMPLE_COUNT);
    await vi.advanceTimersByTimeAsync(1);
    expect(window.location.search + window.location.hash).toBe('#calls');
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find } from '#blocks/ui/testing/render-html';
import { eventually } from '#tests/eventually';
import { block } from './block';
import { openShowcase, pressChip, SAMPLE_COUNT, shownIn, typeIn } from './testing/sample-showcase';

const rowsOf = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[role="option"]')];
const press = (input: HTMLElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the search with scripts', () => {
  test('[OPT-220] [OPT-221] suggests five at most, from three letters on, and narrows the list', async () => {
    const page = await openShowcase(block);
    await typeIn(page.host, 'ин');
    expect(rowsOf(page.host)).toHaveLength(0);
    await typeIn(page.host, 'интернет');
    expect(rowsOf(page.host)).toHaveLength(5);
    expect(shownIn(page.host)).not.toContain('Второй номер');
    expect(find(page.host, '[data-count]').textContent).toBe(`Показано услуг: ${shownIn(page.host).length}`);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('интернет');
  });

  test('is a combobox: arrows choose, the field keeps the focus, Enter opens, Escape closes and then clears', async () => {
    const page = await openShowcase(block);
    await typeIn(page.host, 'выходные');
    const field = page.input;
    expect([field.getAttribute('role'), field.getAttribute('aria-expanded')]).toEqual(['combobox', 'true']);
    press(page.input, 'ArrowDown');
    const [first] = rowsOf(page.host);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(document.activeElement).toBe(field);
    press(page.input, 'ArrowUp');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    press(page.input, 'ArrowUp');
    press(page.input, 'Enter');
    expect(page.follow).toHaveBeenCalledWith('/services/o1.html');
    press(page.input, 'Escape');
    expect([field.getAttribute('aria-expanded'), field.value]).toEqual(['false', 'выходные']);
    press(page.input, 'Escape');
    expect([field.value, shownIn(page.host).length]).toEqual(['', SAMPLE_COUNT]);
  });

  test('opens what is clicked, and reports it without the words typed', async () => {
    const page = await openShowcase(block);
    await typeIn(page.host, 'второй');
    rowsOf(page.host)[0]?.click();
    expect(page.follow).toHaveBeenCalledWith('/services/o7.html');
    expect(page.report).toHaveBeenCalledWith({
      event: 'service_search',
      block: 'all',
      found: shownIn(page.host).length,
    });
    expect(page.report).toHaveBeenCalledWith({
      event: 'service_suggestion',
      block: 'all',
      service: '/services/o7.html',
    });
  });

  test('[OPT-222] says that nothing was found, and its button brings everything back', async () => {
    const page = await openShowcase(block);
    await typeIn(page.host, 'телеграф');
    expect([find(page.host, '[data-none]').hidden, shownIn(page.host)]).toEqual([false, []]);
    expect(find(page.host, '[data-suggestions]').hidden).toBe(true);
    find(page.host, '[data-reset]').click();
    expect([find(page.host, '[data-none]').hidden, shownIn(page.host).length]).toEqual([true, SAMPLE_COUNT]);
    expect([page.input.value, document.activeElement]).toEqual(['', page.input]);
  });

  test('[OPT-223] is cleared by its button, which is there while there is something to clear', async () => {
    const page = await openShowcase(block, '?filter=internet');
    const clear = find(page.host, '[data-clear]');
    expect(clear.hidden).toBe(true);
    await typeIn(page.host, 'гигабайт');
    expect(clear.hidden).toBe(false);
    clear.click();
    expect([clear.hidden, page.input.value, document.activeElement]).toEqual([true, '', page.input]);
    await vi.advanceTimersByTimeAsync(1);
    expect(window.location.search).toBe('?filter=internet');
  });

  test('searches under the chosen chip, and the form takes the chip along', async () => {
    const page = await openShowcase(block);
    await pressChip(page.host, 'calls');
    await typeIn(page.host, 'россии');
    expect(shownIn(page.host)).toEqual(['Звонки по России']);
    expect(new FormData(find(page.host, 'form') as HTMLFormElement).get('filter')).toBe('calls');
  });

  test('answers the letters that a chip was pressed amid', async () => {
    const page = await openShowcase(block);
    await typeIn(page.host, 'номер');
    page.input.value = 'россии';
    page.input.dispatchEvent(new Event('input', { bubbles: true }));
    await pressChip(page.host, 'calls');
    await vi.advanceTimersByTimeAsync(500);
    expect(shownIn(page.host)).toEqual(['Звонки по России']);
  });

  test('shows nothing of a search that was wiped before its answer', async () => {
    const page = await openShowcase(block);
    await typeIn(page.host, 'номер');
    page.input.value = 'россии';
    page.input.dispatchEvent(new Event('input', { bubbles: true }));
    find(page.host, '[data-clear]').click();
    await vi.advanceTimersByTimeAsync(500);
    expect([shownIn(page.host).length, rowsOf(page.host)]).toEqual([SAMPLE_COUNT, []]);
  });

  test('answers what was typed before it was there', async () => {
    const { host } = await openShowcase(block, '', 'второй');
    await eventually(() => expect(rowsOf(host)).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(100);
    expect(shownIn(host)).toEqual(['Второй номер']);
  });

  test('goes on with what the server has found', async () => {
    const page = await openShowcase(block, '?q=второй');
    expect(shownIn(page.host)).toEqual(['Второй номер']);
    await pressChip(page.host, 'internet');
    expect(shownIn(page.host)).toEqual([]);
  });
});

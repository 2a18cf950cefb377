// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from './testing/render-html';
import { showToast, TOAST_LIMIT, TOAST_MIN_MS } from './show-toast';
import { ToastHost } from './toast';

const texts = () =>
  [...document.querySelectorAll('[data-toast-host] > [data-toast]')].map(({ textContent }) => textContent);
const toast = () => find(document.body, '[data-toast-host] > [data-toast]');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(renderHtml(<ToastHost />));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a notification', () => {
  test('is put into a polite live region that was there before', () => {
    expect(find(document.body, '[data-toast-host]').getAttribute('aria-live')).toBe('polite');
    expect(texts()).toEqual([]);
    showToast('Ссылка скопирована');
    expect(texts()).toEqual(['Ссылка скопирована']);
  });

  test('goes by itself, but not while somebody reads or uses it', () => {
    showToast('Готово');
    vi.advanceTimersByTime(TOAST_MIN_MS - 1000);
    toast().dispatchEvent(new MouseEvent('mouseenter'));
    toast().dispatchEvent(new FocusEvent('focusin'));
    toast().dispatchEvent(new MouseEvent('mouseleave'));
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Готово']);
    toast().dispatchEvent(new FocusEvent('focusout'));
    vi.advanceTimersByTime(TOAST_MIN_MS + 1000);
    expect(texts()).toEqual([]);
  });

  test('closes by its cross, which has a name', () => {
    showToast('Готово');
    const cross = find(document.body, '[data-toast-host] > [data-toast] button');
    expect(cross.getAttribute('aria-label')).toBe('Закрыть');
    cross.click();
    expect(texts()).toEqual([]);
  });

  test('an older one makes room', () => {
    for (let number = 0; number <= TOAST_LIMIT; number += 1) showToast(`${number}`);
    expect(texts()).toEqual(['1', '2', '3']);
  });

  test('is said in the window on top, where the page behind is silent', () => {
    document.body.append(
      renderHtml(
        <dialog open>
          <ToastHost />
        </dialog>,
      ),
    );
    showToast('Готово');
    expect(find(document.body, 'dialog [data-toast-host] > [data-toast]').textContent).toBe('Готово');
    expect(texts()).toHaveLength(1);
  });

  test('a page without a place for it shows none', () => {
    document.body.innerHTML = '';
    showToast('Готово')();
    expect(texts()).toEqual([]);
  });
});

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from './testing/render-html';
import { Tooltip } from './tooltip';
import { enhanceTooltips, TOOLTIP_DELAY_MS } from './tooltip-behaviour';

let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  page = new AbortController();
});

afterEach(() => {
  page.abort();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function show() {
  const host = renderHtml(<Tooltip id="hint" text="Без учёта скидки" />);
  document.body.append(host);
  enhanceTooltips(host, page.signal);
  const tooltip = find(host, '[data-tooltip]');
  const button = find(host, 'button');
  const pointer = (type: string, pointerType = 'mouse') =>
    tooltip.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  return { tooltip, button, pointer, isOpen: () => tooltip.hasAttribute('data-open') };
}

describe('a hint', () => {
  test('is its button’s description, with and without scripts', () => {
    const { button } = show();
    expect(button.getAttribute('aria-label')).toBe('Подсказка');
    const text = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect([text?.getAttribute('role'), text?.textContent]).toEqual(['tooltip', 'Без учёта скидки']);
    const css = readFileSync('blocks/ui/tooltip.module.css', 'utf8');
    expect(css).toContain('.tooltip:not([data-ready]):focus-within > .place');
  });

  test('with a mouse it opens after one second of hovering; leaving earlier shows none', () => {
    const { pointer, isOpen } = show();
    pointer('pointerenter');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 1);
    expect(isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(true);
    pointer('pointerleave');
    vi.advanceTimersByTime(1000);
    pointer('pointerenter');
    vi.advanceTimersByTime(900);
    pointer('pointerleave');
    vi.advanceTimersByTime(5000);
    expect(isOpen()).toBe(false);
  });

  test('stays while the pointer goes over to it', () => {
    const { pointer, isOpen } = show();
    pointer('pointerenter');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    pointer('pointerleave');
    vi.advanceTimersByTime(100);
    pointer('pointerenter');
    vi.advanceTimersByTime(5000);
    expect(isOpen()).toBe(true);
  });

  test('opens at once by focus and by tap, and closes when they go elsewhere', () => {
    const { button, pointer, isOpen } = show();
    button.focus();
    expect(isOpen()).toBe(true);
    button.blur();
    expect(isOpen()).toBe(false);
    pointer('pointerenter', 'touch');
    button.click();
    expect(isOpen()).toBe(true);
    document.body.click();
    expect(isOpen()).toBe(false);
  });

  test('Esc takes it away and nothing else', () => {
    const { button, isOpen } = show();
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      button.dispatchEvent(event);
      return event.defaultPrevented;
    };
    button.focus();
    expect(press()).toBe(true);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
    expect(press()).toBe(false);
  });
});

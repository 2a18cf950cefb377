// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const NOON = Date.parse('2026-12-20T12:00:00+03:00');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page as the server made it `ageMs` ago, with its script running. */
function start(props: Input, ageMs = 0) {
  const page = renderHtml(<View id="term" props={block.props.parse(props)} data={{ nowMs: NOON - ageMs }} />);
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report: vi.fn() });
  return { page, controller };
}

const inMs = (ms: number) => new Date(NOON + ms).toISOString();

function readTimer(page: HTMLElement): string | null {
  const timer = find(page, '[data-timer]');
  if (timer.hidden) return null;
  const cells = [...timer.querySelectorAll<HTMLElement>('[data-unit]')].filter(({ hidden }) => !hidden);
  return cells.map((cell) => cell.textContent?.trim()).join(' ');
}

const readStatus = (page: HTMLElement) =>
  [...find(page, '[aria-live="polite"]').querySelectorAll('p')]
    .filter(({ hidden }) => !hidden)
    .map((line) => line.textContent?.replaceAll('\u00a0', ' '))
    .join();

describe('the countdown of an open page', () => {
  test('[PROMO-205] goes on minute by minute, with the right word for each number', () => {
    const { page } = start({ isActionPage: true, endDate: inMs(26 * HOUR + 2 * MINUTE) });
    expect(readTimer(page)).toBe('1 день 2 часа 2 минуты');
    vi.advanceTimersByTime(MINUTE);
    expect(readTimer(page)).toBe('1 день 2 часа 1 минута');
    vi.advanceTimersByTime(2 * MINUTE);
    expect(readTimer(page)).toBe('1 день 1 час 59 минут');
    vi.advanceTimersByTime(2 * HOUR);
    expect(readTimer(page)).toBe('23 часа 59 минут');
  });

  test('counts seconds in the last hour and not before', () => {
    const { page } = start({ isActionPage: true, endDate: inMs(HOUR + 2 * SECOND) });
    expect(readTimer(page)).toBe('1 час 1 минута');
    vi.advanceTimersByTime(2 * SECOND);
    expect(readTimer(page)).toBe('1 час 0 минут');
    vi.advanceTimersByTime(SECOND);
    expect(readTimer(page)).toBe('59 минут 59 секунд');
    vi.advanceTimersByTime(38 * SECOND);
    expect(readTimer(page)).toBe('59 минут 21 секунда');
  });

  test('ends with the promotion, which is told to everyone, and stops', () => {
    const { page } = start({ isActionPage: true, endDate: inMs(2 * SECOND) });
    expect(readStatus(page)).toContain('Акция действует');
    vi.advanceTimersByTime(2 * SECOND);
    expect(readTimer(page)).toBeNull();
    expect(readStatus(page)).toBe('Акция закончилась 20 декабря 2026 г.');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('begins when the promotion begins', () => {
    const { page } = start({ isActionPage: true, startDate: inMs(5 * HOUR), endDate: inMs(9 * HOUR) });
    expect(readTimer(page)).toBeNull();
    vi.advanceTimersByTime(5 * HOUR);
    expect(readTimer(page)).toBe('4 часа 0 минут');
  });

  test('puts right what a page from the cache says', () => {
    const { page } = start({ isActionPage: true, endDate: inMs(10 * HOUR) }, 70 * HOUR);
    expect(readTimer(page)).toBe('10 часов 0 минут');
  });

  test('stops when the block leaves the page', () => {
    const { controller } = start({ isActionPage: true, endDate: inMs(10 * HOUR) });
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[PROMO-206] does not start for an archived promotion', () => {
    start({ archived: true, isActionPage: true, endDate: inMs(10 * HOUR) });
    expect(vi.getTimerCount()).toBe(0);
  });
});

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const AFTERNOON = '2026-12-20T15:00:00+03:00';

const show = (props: Input, now: string | null = AFTERNOON) =>
  renderHtml(
    <View
      id="term"
      props={block.props.parse(props)}
      data={{ nowMs: now === null ? null : Date.parse(now) }}
    />,
  );

/** What can be seen: hidden parts are left out. */
function read(page: HTMLElement): string {
  const copy = find(page, 'section');
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return (copy.textContent ?? '').replaceAll('\u00a0', ' ').trim();
}

describe('the dates of a promotion', () => {
  test('[BLK-404] stand beside its badges', () => {
    const text = read(
      show({ startDate: '2026-11-01', endDate: '2026-12-31', badges: ['Скидка', 'Для своих'] }),
    );
    expect(text).toBe('СкидкаДля своихАкция действует с 1 ноября 2026 г. до 31 декабря 2026 г. включительно');
  });

  test.each([
    ['2026-12-31', 'до 31 декабря 2026 г. включительно'],
    ['2026-12-31T23:59:59+03:00', 'до 31 декабря 2026 г. включительно'],
    ['2026-12-31T21:00:00Z', 'до 31 декабря 2026 г. включительно'],
    ['2026-12-31T09:00:00Z', 'до 31 декабря 2026 г. в 12:00 по московскому времени'],
    ['2027-01-01T00:30:00+03:00', 'до 1 января 2027 г. в 00:30 по московскому времени'],
  ])('are those of Moscow: %s', (endDate, words) => {
    expect(read(show({ endDate }))).toBe(`Акция действует ${words}`);
  });

  test('before it begins say when it will', () => {
    expect(read(show({ startDate: '2026-12-25', endDate: '2026-12-31', isActionPage: true }))).toBe(
      'Акция начнётся 25 декабря 2026 г.',
    );
  });

  test('after its last day say that it is over', () => {
    const ended = { endDate: '2026-12-20', isActionPage: true };
    expect(read(show(ended, '2026-12-20T23:59:59+03:00'))).toContain('включительно');
    expect(read(show(ended, '2026-12-21T00:00:00+03:00'))).toBe('Акция закончилась 20 декабря 2026 г.');
  });

  test('are given when the time is not known, without a countdown', () => {
    expect(read(show({ endDate: '2026-12-21', isActionPage: true }, null))).toBe(
      'Акция действует до 21 декабря 2026 г. включительно',
    );
  });

  test('leave nothing empty where there are none', () => {
    const page = show({ badges: ['Хит'] });
    expect(page.querySelector('p, [role="timer"], [aria-live="polite"]')).toBeNull();
    expect(read(page)).toBe('Хит');
  });
});

describe('the countdown', () => {
  test('[PROMO-205] [PROMO-207] of an action page counts days, hours and minutes', () => {
    const page = show({ isActionPage: true, startDate: '2026-12-01', endDate: '2026-12-22' });
    expect(find(page, '[role="timer"]').getAttribute('aria-live')).toBe('off');
    expect(read(page)).toMatch(/До конца акции осталось2 дня 9 часов 0 минут$/);
  });

  test.each([
    ['2026-12-21T14:59:00+03:00', '23 часа 59 минут'],
    ['2026-12-20T16:01:00+03:00', '1 час 1 минута'],
    ['2026-12-20T15:59:59+03:00', '59 минут 59 секунд'],
    ['2026-12-20T15:02:01+03:00', '2 минуты 1 секунда'],
  ])('[PROMO-207] counts hours from one hour up, minutes below: to %s', (endDate, words) => {
    expect(read(show({ isActionPage: true, endDate })).endsWith(`осталось${words}`)).toBe(true);
  });

  test('[PROMO-207] without a start appears three days before the end, with one it appears at the start', () => {
    const endDate = '2026-12-23T15:00:00+03:00';
    const isCounting = (props: Input, now: string) => read(show(props, now)).includes('осталось');
    expect(isCounting({ isActionPage: true, endDate }, '2026-12-20T14:59:59+03:00')).toBe(false);
    expect(isCounting({ isActionPage: true, endDate }, '2026-12-20T15:00:00+03:00')).toBe(true);
    expect(isCounting({ isActionPage: true, endDate, startDate: '2026-11-01' }, AFTERNOON)).toBe(true);
  });

  test('[BLK-404] belongs to action pages only', () => {
    expect(show({ isActionPage: false, endDate: '2026-12-21' }).querySelector('[role="timer"]')).toBeNull();
  });

  test('[BLK-404] [PROMO-206] is not there for an archived promotion, whatever its dates', () => {
    const page = show({ archived: true, isActionPage: true, endDate: '2026-12-21' });
    expect(page.querySelector('[role="timer"]')).toBeNull();
    expect(read(page)).toBe('В архивеАкция закончилась 21 декабря 2026 г.');
    expect(read(show({ archived: true }))).toBe('В архивеАкция закончилась');
  });
});

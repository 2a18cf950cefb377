// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getRememberedPhones, MAX_REMEMBERED, REMEMBERED_MS, rememberPhone } from './remembered-phones';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const numbers = Array.from({ length: MAX_REMEMBERED + 2 }, (_, index) => `7926111223${index}`);

beforeEach(() => localStorage.clear());

describe('remembered numbers', () => {
  test('[PROM-121] are only those of full length', () => {
    for (const typed of ['', '7926', '7926111223', '792611122334', '89261112233', '+7 (926)']) {
      rememberPhone('loan', typed, NOW);
    }
    expect(getRememberedPhones('loan', NOW)).toEqual([]);
    rememberPhone('loan', '79261112233', NOW);
    expect(getRememberedPhones('loan', NOW)).toEqual(['79261112233']);
  });

  test('are five at most, the newest first, each once', () => {
    numbers.forEach((msisdn, index) => rememberPhone('loan', msisdn, NOW + index));
    expect(getRememberedPhones('loan', NOW + 10)).toEqual(numbers.slice(2).reverse());
    rememberPhone('loan', '79261112234', NOW + 10);
    const [newest, ...others] = getRememberedPhones('loan', NOW + 10);
    expect(newest).toBe('79261112234');
    expect(others).toHaveLength(MAX_REMEMBERED - 1);
    expect(others).not.toContain('79261112234');
  });

  test('are forgotten after 30 days, and of one purpose only', () => {
    rememberPhone('loan', '79261112233', NOW);
    expect(getRememberedPhones('loan', NOW + REMEMBERED_MS - 1)).toHaveLength(1);
    expect(getRememberedPhones('loan', NOW + REMEMBERED_MS)).toEqual([]);
    expect(getRememberedPhones('top-up', NOW)).toEqual([]);
  });

  test.each(['{', '"text"', '[{"msisdn":"x","at":1}]', '[null]', '[{"msisdn":"79261112233"}]'])(
    'are none when the browser holds %s',
    (stored) => {
      localStorage.setItem('phones:loan', stored);
      expect(getRememberedPhones('loan', NOW)).toEqual([]);
    },
  );

  test('are none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => rememberPhone('loan', '79261112233', NOW)).not.toThrow();
    expect(getRememberedPhones('loan', NOW)).toEqual([]);
  });
});

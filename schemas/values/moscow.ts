/** Moscow keeps UTC+3 all year round, since 26 October 2014. */
export const MOSCOW_OFFSET = '+03:00';

const OFFSET_MS = 3 * 60 * 60 * 1000;

/**
 * What clocks in Moscow show at a moment (ms since 1970): read the UTC fields of the date. By hand, since the first
 * `Intl.DateTimeFormat` of a page costs a phone more than 100 ms (docs/decisions/0105).
 */
export const toMoscowClock = (at: number): Date => new Date(at + OFFSET_MS);

/** The day in Moscow at a moment (ms since 1970): `2026-11-21`. */
export const toMoscowDay = (at: number): string =>
  toMoscowClock(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

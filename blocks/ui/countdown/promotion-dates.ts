import { MOSCOW_OFFSET } from '#schemas/values/moscow';
import { formatDate } from '../text/format-date';
import type { Period } from './countdown';

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** Midnight in Moscow, within a day of UTC. */
const MIDNIGHT_MS = 21 * 60 * 60 * 1000;
const NBSP = '\u00a0';

/** When a promotion lasts, from the days or moments that content names. */
export function toPeriod({ startDate, endDate }: PromotionDates): Period {
  return {
    startMs: startDate === undefined ? null : toStartMs(startDate),
    endMs: endDate === undefined ? null : toEndMs(endDate),
  };
}

export interface PromotionDates {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The first moment of a promotion, ms since 1970: a day without a time begins at midnight in Moscow. */
function toStartMs(startDate: string): number {
  return Date.parse(CALENDAR_DAY.test(startDate) ? `${startDate}T00:00:00${MOSCOW_OFFSET}` : startDate);
}

/** The moment after the last one, ms since 1970: a day without a time counts to its end in Moscow. */
function toEndMs(endDate: string): number {
  if (!CALENDAR_DAY.test(endDate)) return Date.parse(endDate);
  return Date.parse(`${endDate}T00:00:00${MOSCOW_OFFSET}`) + DAY_MS;
}

/** «1 декабря 2026 г.», with the hour where the promotion does not begin with the day. */
export function describeStart(startMs: number): string {
  return startMs % DAY_MS === MIDNIGHT_MS ? describeDay(startMs) : describeHour(startMs);
}

/**
 * «31 декабря 2026 г. включительно»: the last day that belongs to the promotion, whether content says 23:59, 24:00 or
 * the day alone. With the hour, and without that word, where it ends within a day.
 */
export function describeEnd(endMs: number): string {
  const isWholeDay = (endMs - 1 + MINUTE_MS - MIDNIGHT_MS) % DAY_MS < MINUTE_MS;
  return isWholeDay ? `${describeDay(endMs - 1)} включительно` : describeHour(endMs);
}

/** «31 декабря 2026 г.»: the last day, for what is over. */
export function describeLastDay(endMs: number): string {
  return describeDay(endMs - 1);
}

function describeDay(ms: number): string {
  return formatDate(new Date(ms).toISOString());
}

function describeHour(ms: number): string {
  return `${formatDate(new Date(ms).toISOString(), { look: 'date-time' })} по${NBSP}московскому времени`;
}

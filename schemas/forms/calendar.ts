import { toMoscowDay } from '../values/moscow';
import type { DateRange } from './form-plan';

/** Days of the calendar as ISO texts, `2026-11-21`: they compare as they stand, and no time zone has a say. */

/** A wished date is at least so many days ahead (FORM-221, FORM-429). */
const FUTURE_FROM_DAYS = 3;
/** Of both ranges (FORM-08, FORM-222, FORM-430, FORM-432). */
const RANGE_YEARS = 100;

export interface DateLimits {
  /** ISO, the first day that passes. */
  readonly min: string;
  /** ISO, the last day that passes. */
  readonly max: string;
}

/** The days that a field of this range takes, both ends included. `today` is ISO; the server says which day it is. */
export function toDateLimits(range: DateRange, today: string): DateLimits {
  return range === 'past'
    ? { min: addYears(today, -RANGE_YEARS), max: today }
    : { min: addDays(today, FUTURE_FROM_DAYS), max: addYears(today, RANGE_YEARS) };
}

/** The day in Moscow of a date or a moment; null for anything else. */
export function toDay(text: string | undefined): string | null {
  const ms = Date.parse(text ?? '');
  if (Number.isNaN(ms)) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? null) : toMoscowDay(ms);
}

/** `2026-11-21` as 21.11.2026. */
export const formatDate = (iso: string): string => iso.split('-').reverse().join('.');

/** A typed date as ISO; what is wrong with it otherwise: fewer or more digits than eight, or no day of the calendar. */
export function readDate(typed: string): { iso: string } | { fault: 'incomplete' | 'unreal' } {
  if (typed.replace(/\D/g, '').length !== 8) return { fault: 'incomplete' };
  const [, day = '', month = '', year = ''] = /^(\d\d)[./ -]?(\d\d)[./ -]?(\d{4})$/.exec(typed) ?? [];
  if (!isReal(Number(year), Number(month), Number(day))) return { fault: 'unreal' };
  return { iso: `${year}-${month}-${day}` };
}

/** A typed time as hh:mm; what is wrong with it otherwise (FORM-433 to FORM-436). */
export function readTime(typed: string): { time: string } | { fault: 'incomplete' | 'unreal' } {
  if (typed.replace(/\D/g, '').length !== 4) return { fault: 'incomplete' };
  const [, hours, minutes] = /^([01]\d|2[0-3])[:. -]?([0-5]\d)$/.exec(typed) ?? [];
  return hours === undefined ? { fault: 'unreal' } : { time: `${hours}:${minutes}` };
}

const isReal = (year: number, month: number, day: number) =>
  year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 29 February of a year that has none is the 28th. */
export function addYears(iso: string, years: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const parts = [year + years, month, Math.min(day, daysIn(year + years, month))];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

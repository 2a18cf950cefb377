import { addDays } from '../forms/calendar';

/** The terms of moving to the operator with one's own number. */

/** Off the tariff, in percent (MNP-113, MNP-202). */
export const PORTING_DISCOUNT_PERCENT = 50;
/** For so many months (MNP-203). */
export const PORTING_DISCOUNT_MONTHS = 12;
/** The first days are billed without the discount (MNP-114). */
export const PORTING_FULL_PRICE_DAYS = 15;
/** After them a charge comes every so many days (MNP-115). */
export const PORTING_CHARGE_EVERY_DAYS = 30;
/** Since the last move of the number there must be so many days (MNP-206). */
export const PORTING_PAUSE_DAYS = 60;

/** What is charged on a day of the promotion, in kopecks; day 0 is the first. Null: nothing is charged that day. */
export function toPortingCharge(day: number, tariffKopecks: number): number | null {
  const discounted = Math.round((tariffKopecks * (100 - PORTING_DISCOUNT_PERCENT)) / 100);
  if (day === 0) return Math.round((tariffKopecks * PORTING_FULL_PRICE_DAYS) / PORTING_CHARGE_EVERY_DAYS);
  const sinceFirst = day - PORTING_FULL_PRICE_DAYS;
  if (sinceFirst < 0 || sinceFirst % PORTING_CHARGE_EVERY_DAYS !== 0) return null;
  const charge = sinceFirst / PORTING_CHARGE_EVERY_DAYS;
  return charge < PORTING_DISCOUNT_MONTHS ? discounted : tariffKopecks;
}

/** A number can be moved at the earliest in so many days, and at the latest in so many months (SIM-130). */
const EARLIEST_DAYS = 8;
const LATEST_MONTHS = 6;

/** The first and the last day for a move, as ISO dates; `today` is one. */
export function toPortingDays(today: string): { earliest: string; latest: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // The day before the first of the month after it: 31 August and six months are the last of February.
  const monthEnd = new Date(Date.UTC(year, month - 1 + LATEST_MONTHS + 1, 0)).getUTCDate();
  const latest = new Date(Date.UTC(year, month - 1 + LATEST_MONTHS, Math.min(day, monthEnd)));
  return { earliest: addDays(today, EARLIEST_DAYS), latest: latest.toISOString().slice(0, 10) };
}

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

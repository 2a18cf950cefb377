import { groupDigits } from './format-number';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/**
 * An amount in kopecks as words of a page: 129000 → «1 290 ₽», 64950 → «649,50 ₽», with non-breaking spaces.
 * Written by hand, not by Intl, so that every browser and the server give the same characters.
 */
export function formatPrice(amountKopecks: number): string {
  const whole = Math.abs(Math.round(amountKopecks));
  const roubles = groupDigits(String(Math.floor(whole / 100)));
  const kopecks = whole % 100 === 0 ? '' : `,${String(whole % 100).padStart(2, '0')}`;
  return `${amountKopecks < 0 && whole > 0 ? MINUS : ''}${roubles}${kopecks}${NBSP}₽`;
}

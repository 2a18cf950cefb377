import { groupDigits } from '#blocks/ui/text/format-number';

/** The amount field's text while it is typed; the server reads and judges it anew (`typed-amount`). */

const KOPECKS_PER_ROUBLE = 100;

/** Digits only, at most `maxDigits` of them, thousands apart: `15 000` (PAY-112). */
export function formatAmountInput(typed: string, maxDigits: number): string {
  return groupDigits(toDigits(typed).slice(0, maxDigits));
}

/** The text of an amount; empty for 0, which is none. */
export function fromKopecks(amountKopecks: number): string {
  return toDigits(String(Math.floor(amountKopecks / KOPECKS_PER_ROUBLE)));
}

/** 0 while nothing is typed. */
export function toKopecks(typed: string): number {
  return Number(toDigits(typed)) * KOPECKS_PER_ROUBLE;
}

/** The whole roubles, without spaces and leading zeros. A pasted «300,00» is three hundred: kopecks are cut off. */
function toDigits(typed: string): string {
  return typed
    .replace(/[.,].*/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}

/** The number of a SIM card, an ICC: 17 to 20 digits, of which the last is a check digit by Luhn. */

const SHORTEST = 17;
const LONGEST = 20;

/** What stands on a card or in a barcode, digits alone: spaces and hyphens are for the eye. */
export const toIccDigits = (typed: string): string => typed.replace(/[^\d]/g, '');

export function isIcc(digits: string): boolean {
  if (digits.length < SHORTEST || digits.length > LONGEST || /\D/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

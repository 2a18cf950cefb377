/** A time as a visitor writes it, hh:mm. */

/** Which digit may stand where: 00:00 to 23:59 (FORM-433, FORM-434, FORM-435). */
const PLACES: readonly ((digit: string, before: string) => boolean)[] = [
  (digit) => digit <= '2',
  (digit, before) => before !== '2' || digit <= '3',
  (digit) => digit <= '5',
  () => true,
];

/** Digits with a colon between them, as far as they go; a digit that no time has there is not taken. */
export function formatTypedTime(typed: string): string {
  let digits = '';
  for (const digit of typed.replace(/^\s*(\d)[:.,\- ]/, '0$1').replace(/\D/g, '')) {
    if (PLACES[digits.length]?.(digit, digits) === true) digits += digit;
  }
  const isColonTyped = digits.length === 2 && /\d[:.,\- ]$/.test(typed);
  return digits.length > 2 || isColonTyped ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

/** 12345 → «12 345», with non-breaking spaces. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/**
 * A number that is not negative, with three digits after the comma at most: 7.25 with one digit → «7,3», 7 → «7», 1234.5 with none → «1 235».
 * Written by hand, since the first number that `Intl` writes costs a phone more than 100 ms (docs/decisions/0105).
 */
export function formatNumber(value: number, fractionDigits: number): string {
  const [whole = '', fraction = ''] = value.toFixed(fractionDigits).split('.');
  const told = fraction.replace(/0{1,3}$/, '');
  return `${groupDigits(whole)}${told === '' ? '' : `,${told}`}`;
}

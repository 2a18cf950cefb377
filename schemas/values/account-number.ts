/** The length of an account number of the operator (PAY-119). */
export const ACCOUNT_NUMBER_LENGTH = 20;

/** The digits of an account number in any usual writing: «4081 7810 0999 1000 4312». */
export const toAccountDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** PAY-119: an account number counts as entered only when it is whole. */
export function isAccountEntered(typed: string): boolean {
  const digits = toAccountDigits(typed);
  return digits.length === ACCOUNT_NUMBER_LENGTH && /^\d+$/.test(digits);
}

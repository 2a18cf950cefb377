import { ACCOUNT_NUMBER_LENGTH } from '#schemas/gateway/payments';

/** PAY-119: an account number counts as entered once it has all its characters. */
export const isAccountNumberEntered = (typed: string) => typed.trim().length >= ACCOUNT_NUMBER_LENGTH;

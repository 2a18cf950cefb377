import * as z from 'zod';

const RUSSIAN_NUMBER = /^7\d{10}$/;

/**
 * Cleans what a person typed to 11 digits starting with 7 (requirements decision 5):
 * `+7…`, `8…`, `7…` or ten digits, any spacing and punctuation. Anything else stays as its digits.
 */
export function toMsisdn(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 10) return `7${digits}`;
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

/** A Russian phone number as 11 digits starting with 7. */
export const msisdn = () =>
  z.string().overwrite(toMsisdn).regex(RUSSIAN_NUMBER, { error: 'must be 11 digits starting with 7' });

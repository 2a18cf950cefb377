/**
 * Cleans what a person typed to 11 digits starting with 7 (requirements decision 5):
 * `+7…`, `8…`, `7…` or ten digits, any spacing and punctuation. Anything else stays as its digits.
 * After a plus the country is there already: ten digits are a number that lacks one.
 * Without zod: the browser compares numbers with it.
 */
export function toMsisdn(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 10 && !typed.includes('+')) return `7${digits}`;
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

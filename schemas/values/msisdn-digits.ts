/**
 * Cleans what a person typed to 11 digits starting with 7 (requirements decision 5):
 * `+7…`, `8…`, `7…` or ten digits, any spacing and punctuation. Anything else stays as its digits.
 * Without zod: the browser compares numbers with it.
 */
export function toMsisdn(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 10) return `7${digits}`;
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

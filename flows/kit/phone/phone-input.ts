/** The phone field's text while it is typed; the server cleans and checks it anew (`schemas/values/msisdn`). */

const PREFIX = '+7';
const DIGITS = 10;

/**
 * The ten digits after +7 of what was typed or pasted. An 8 or a 7 before a whole number is the country's (CODE-404,
 * CODE-405); an 8 or a 7 typed first after the prefix is taken away (CODE-403): no Russian number begins with them.
 */
export function toNationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isPrefixed = typed.trim().startsWith(PREFIX);
  const rest = isPrefixed ? digits.slice(1) : digits;
  return rest.replace(/^[78]+/, '').slice(0, DIGITS);
}

/** `+7 (999) 999 - 99 - 99`, as far as there are digits (CODE-402). */
export function formatPhoneInput(typed: string): string {
  const digits = toNationalDigits(typed);
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)];
  const [code = '', first = '', second = '', third = ''] = parts;
  if (code === '') return PREFIX;
  if (first === '') return `${PREFIX} (${code}`;
  return [`${PREFIX} (${code}) ${first}`, second, third].filter((part) => part !== '').join(' - ');
}

/** 11 digits starting with 7, as far as they are typed. */
export const toMsisdn = (typed: string) => `7${toNationalDigits(typed)}`;

/** Is the number whole? Only then may it be sent (CODE-128). */
export const isWholePhone = (typed: string) => toNationalDigits(typed).length === DIGITS;

/** Where the caret stands after formatting: behind as many digits as it stood behind before. */
export function toCaret(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, sign] of [...formatted].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}

/** The phone field's text while it is typed; the server cleans and checks it anew (`schemas/values/msisdn`). */

const DIGITS = 10;

/** Ways to write a number, by what it begins with; a 9 is any digit (CODE-109, CODE-402). */
export const PHONE_MASKS = {
  '+7': '+7 (999) 999 - 99 - 99',
  '8': '8 (999) 999-99-99',
} as const;
export type PhoneMask = keyof typeof PHONE_MASKS;

/**
 * The ten digits after +7 of what was typed or pasted. An 8 or a 7 before a whole number is the country's (CODE-404,
 * CODE-405); an 8 or a 7 typed first after the prefix is taken away (CODE-403): no Russian number begins with them.
 */
export function toNationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const rest = typed.trim().startsWith('+7') ? digits.slice(1) : digits;
  return rest.replace(/^[78]+/, '').slice(0, DIGITS);
}

/** The mask, as far as there are digits: `+7 (926) 1` (CODE-402). */
export function formatPhoneInput(typed: string, mask: PhoneMask = '+7'): string {
  const digits = [...toNationalDigits(typed)];
  let text: string = mask;
  let signs = '';
  for (const place of PHONE_MASKS[mask].slice(mask.length)) {
    if (place !== '9') {
      signs += place;
      continue;
    }
    const digit = digits.shift();
    if (digit === undefined) break;
    text += signs + digit;
    signs = '';
  }
  return text;
}

/** Is the number whole? Only then may it be sent (CODE-128). */
export const isWholePhone = (typed: string) => toNationalDigits(typed).length === DIGITS;

/** A whole number whose area code does not begin with 0 (CONV-29). */
export const isCityPhone = (typed: string) => isWholePhone(typed) && !toNationalDigits(typed).startsWith('0');

/** Where the caret stands after formatting: behind as many digits as it stood behind before. */
export function toCaret(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, sign] of [...formatted].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}

/** What was typed or pasted into `text`, to give `typed`; null where that has no digit, or something was taken away. */
export function toAddedDigits(text: string, typed: string): string | null {
  const length = typed.length - text.length;
  const same = [...text].findIndex((sign, index) => sign !== typed[index]);
  const start = same === -1 ? text.length : same;
  const added = typed.slice(start, start + Math.max(length, 0));
  const isWhole = text === typed.slice(0, start) + typed.slice(start + added.length);
  return isWhole && /\d/.test(added) ? added : null;
}

/** A date as a visitor writes it, dd.mm.yyyy (FORM-05, FORM-428). Whether there is such a day the form's schema says. */

const DATE_DIGITS = 8;
const ISO = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/;
const DAY_FIRST = /^\s*(\d{1,2})[-./,\s]+(\d{1,2})[-./,\s]+(\d{4})(?!\d)/;
const NAMED = /^\s*(\d{1,2})\s+([а-я]{3})[а-я]*\.?\s+(\d{4})(?!\d)/i;
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Digits with dots between them, as far as they go; a dot that is typed after one digit fills it up: `1.` is `01.`. */
export function formatTypedDate(typed: string): string {
  const filled = typed.replace(/(^|\.)(\d)[-./, ]$/, '$10$2.');
  const digits = filled.replace(/\D/g, '').slice(0, DATE_DIGITS);
  const text = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
  const isDotTyped = /\d[-./, ]$/.test(filled) && (digits.length === 2 || digits.length === 4);
  return isDotTyped ? `${text}.` : text;
}

/** The same of a whole date in any usual form: `2026-11-24`, `1/2/2026`, «5 марта 2026 г.». */
export function formatWholeDate(text: string): string {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year && month && day) return write(day, month, year);
  const [, firstDay, secondMonth, lastYear] = DAY_FIRST.exec(text) ?? [];
  if (firstDay && secondMonth && lastYear) return write(firstDay, secondMonth, lastYear);
  const [, namedDay, name = '', namedYear] = NAMED.exec(text) ?? [];
  const index = MONTHS.indexOf(name.toLowerCase());
  if (namedDay && namedYear && index >= 0) return write(namedDay, String(index + 1), namedYear);
  return formatTypedDate(text);
}

/** `24.11.2026` of `2026-11-24`; empty for what is none. */
export function fromIsoDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return year && month && day ? write(day, month, year) : '';
}

/** `2026-11-24` of `24.11.2026`; empty while the date is not whole. */
export function toIsoDate(typed: string): string {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(typed) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : '';
}

const write = (day: string, month: string, year: string) =>
  `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;

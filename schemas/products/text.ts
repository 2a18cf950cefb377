/** How the words and numbers of the operator become words of a page. All pure, none throws. */

const NBSP = '\u00A0';

/** Longer than anything that a product says in one line: a longer text is a fault, and is cut. */
const MAX_TEXT = 1000;
/** Numbers beyond this are no quantity of a tariff. */
const MAX_NUMBER = 1e12;

/** What a program writes where it has nothing to say. */
const NOTHING = new Set(['null', 'undefined', 'nan', 'infinity', '-infinity', '[object object]']);
/** A negative number of more digits is no number that anybody writes. */
const LONGEST_NOTHING = 20;
const NEGATIVE_NUMBER = /^[-\u2212]\s*\d+(?:[.,]\d+)?$/;

/**
 * One line of text; empty for what says nothing: a missing value, spaces, `null` or `NaN` in words, a negative
 * number. Spaces become one, non-breaking ones stay, and signs that a page must not carry go.
 */
export function toText(value: string | number | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'number' ? printNumber(value) : cleanText(value);
  if (text.length < LONGEST_NOTHING && (NOTHING.has(text.toLowerCase()) || NEGATIVE_NUMBER.test(text)))
    return '';
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text;
}

/** As `toText`; undefined instead of an empty text, for fields that may be missing. */
export function toOptionalText(value: string | number | undefined): string | undefined {
  const text = toText(value);
  return text === '' ? undefined : text;
}

/** «30 ГБ», «10 %», «Безлимит»: a value with its unit, held together by non-breaking spaces; empty without value. */
export function withUnit(value: string | number | undefined, unit: string | undefined): string {
  const text = toText(value).replace(/(^|\s)(до|от|по|за|в|на)\s+(?=\d)/giu, `$1$2${NBSP}`);
  const ownUnit = toText(unit);
  if (text === '' || ownUnit === '') return text;
  return `${text}${NBSP}${ownUnit}`;
}

/** Most texts have nothing of this, and stay as they are. */
const UNCLEAN = /[\p{Control}\p{Surrogate}\p{Bidi_Control}\uFFFD]| {2}/u;

function cleanText(text: string): string {
  if (text.length <= MAX_TEXT && !UNCLEAN.test(text)) return text.trim();
  return text
    .slice(0, MAX_TEXT * 2)
    .replace(/[\p{Surrogate}\p{Bidi_Control}\uFFFD]/gu, '')
    .replace(/\p{Control}/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function printNumber(value: number): string {
  if (!Number.isFinite(value) || value < 0 || value > MAX_NUMBER) return '';
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

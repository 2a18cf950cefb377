/** What a text may ask for of a product: what is paid now, what it costs without the discount, «от» and what is paid. */
export const PRICE_WORDS = ['price', 'old-price', 'from-price'] as const;
export type PriceWord = (typeof PRICE_WORDS)[number];

/** What stands in a text in the place of something that nobody knows. */
export const UNKNOWN_TEXT = '…';
export const UNKNOWN_PRICE = `${UNKNOWN_TEXT}\u00A0₽`;

/** Kinds of products, and the cheapest product of a page: `tariff/start`, `country/tr`, `showcase/tariffs/all`. */
export const PRODUCT_KEY = /^(?:tariff|option|country|showcase)(?:\/[\w.~-]{1,80}){1,4}$/;

/** The name of a fact: `countries`. */
export const FACT_KEY = /^[a-z][a-z0-9-]{0,59}$/;

/** A reference as it is written in a text. */
export type Reference =
  | { asks: PriceWord; product: string }
  /** `forms`: the noun after the number, for one, a few and many: «страна», «страны», «стран». */
  | { asks: 'fact'; fact: string; forms: readonly string[] }
  | { asks: 'unknown' };

/** A text in double braces that begins with a word and a colon; other braces are somebody's own. */
const TOKEN = /\{\{([a-z-]{1,20}):([^{}]{0,200})\}\}/g;

/** A text with each reference replaced by what `toText` makes of it; `before` is the text that stands before it. */
export function replaceReferences(
  text: string,
  toText: (reference: Reference, token: string, before: string) => string,
): string {
  if (!text.includes('{{')) return text;
  return text.replace(TOKEN, (token, word: string, value: string, at: number) =>
    toText(readReference(word, value), token, text.slice(0, at)),
  );
}

function readReference(word: string, value: string): Reference {
  const [key = '', ...forms] = value.split('|').map((part) => part.trim());
  if (word === 'fact' && FACT_KEY.test(key)) return { asks: 'fact', fact: key, forms };
  const asks = PRICE_WORDS.find((known) => known === word);
  if (asks === undefined || forms.length > 0 || !PRODUCT_KEY.test(key)) return { asks: 'unknown' };
  return { asks, product: key };
}

/** The text of a reference, as editors insert it. */
export function writeReference(word: PriceWord | 'fact', key: string): string {
  return `{{${word}:${key}}}`;
}

import { toPointer } from '#schemas/finding';

/** A text somewhere inside JSON. */
export interface PlacedText {
  text: string;
  /** RFC 6901, from the value that was searched. */
  pointer: string;
}

const HREF = /\b(?:href|src)="([^"]*)"/g;
const MAX_ADDRESS = 2000;

/** Every text inside a JSON value, in document order. */
export function listTexts(value: unknown, path: readonly PropertyKey[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, pointer: toPointer(path) }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => listTexts(child, [...path, name]));
}

/**
 * Every address of this site inside a JSON value: a whole text that is one, and those in formatted text. An address
 * is a path (`/a`), a query or an anchor (`#a`); addresses of other sites are nobody's to check here.
 */
export function listAddresses(value: unknown, path: readonly PropertyKey[] = []): PlacedText[] {
  return listTexts(value, path).flatMap(({ text, pointer }) => {
    if (isOwnAddress(text)) return [{ text, pointer }];
    if (!text.includes('="')) return [];
    return [...text.matchAll(HREF)]
      .map(([, address = '']) => unescapeMarkup(address))
      .filter(isOwnAddress)
      .map((address) => ({ text: address, pointer }));
  });
}

function isOwnAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && /^(?:\/(?![/\\])|#[A-Za-z])\S*$/.test(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** The few entities that React and the sanitiser write. */
export function unescapeMarkup(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

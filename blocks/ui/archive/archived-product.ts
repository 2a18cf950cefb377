import type { ProductPrice } from '#schemas/products/price';

/** A tariff or a service that can no longer be connected, as a line of an archive. */
export interface ArchivedProduct {
  id: string;
  title: string;
  text: string;
  /** Null without a page of its own. */
  url: string | null;
  price: ProductPrice | null;
  /** A price that is no amount: «По тарифу». Empty beside `price`. */
  priceText: string;
}

/** A part of an archive: neighbouring letters, «Б – Д»; without a name the whole of a short archive. */
export interface ArchiveGroup {
  name: string;
  products: ArchivedProduct[];
}

/** A list up to this length is read at a glance; a longer one is parted by letters. */
export const SHORT_ARCHIVE = 12;
/** Neighbouring letters stand together while they have no more products than this. */
const GROUP_SIZE = 8;

const DIGITS = '0–9';

/** Products in the order of their names; many of them in groups of neighbouring letters. */
export function toArchiveGroups(products: readonly ArchivedProduct[]): ArchiveGroup[] {
  const sorted = products.toSorted((a, b) => a.title.localeCompare(b.title, 'ru'));
  if (sorted.length === 0) return [];
  if (sorted.length <= SHORT_ARCHIVE) return [{ name: '', products: sorted }];
  return joinNeighbours(byLetter(sorted)).map((letters) => ({
    name: toName(letters.map(({ letter }) => letter)),
    products: letters.flatMap((part) => part.products),
  }));
}

interface Letter {
  letter: string;
  products: ArchivedProduct[];
}

function byLetter(sorted: readonly ArchivedProduct[]): Letter[] {
  const letters = new Map<string, ArchivedProduct[]>();
  for (const product of sorted) {
    const letter = toLetter(product.title);
    letters.set(letter, [...(letters.get(letter) ?? []), product]);
  }
  return [...letters].map(([letter, products]) => ({ letter, products }));
}

function joinNeighbours(letters: readonly Letter[]): Letter[][] {
  const groups: Letter[][] = [];
  for (const letter of letters) {
    const last = groups.at(-1);
    const size = last?.reduce((sum, { products }) => sum + products.length, 0) ?? 0;
    if (last !== undefined && size + letter.products.length <= GROUP_SIZE) last.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

function toName(letters: readonly string[]): string {
  const [first = '', last = first] = [letters[0], letters.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

/** The first letter of a name, past quotes: «Ёлка» stands under Е. */
function toLetter(title: string): string {
  const first = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? '';
  if (first === '' || /\p{N}/u.test(first)) return DIGITS;
  return first.toLocaleUpperCase('ru').replace('Ё', 'Е');
}

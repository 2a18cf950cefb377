/** One file of a font: what it is cut from and the code points it is for, as ranges with both ends. */
export type Subset = {
  name: 'cyrillic' | 'signs' | 'latin' | 'rouble' | 'latin-1';
  source: 'cyrillic' | 'latin' | 'latin-ext';
  ranges: readonly (readonly [first: number, last: number])[];
  /** `optional`: never swapped in, so it moves nothing when it is late. The others swap. */
  display?: 'optional';
};

/** The weights that the type scale uses. */
export const WEIGHTS = { min: 400, max: 700 } as const;

/**
 * How the characters are divided. Cyrillic letters are preloaded. `signs` (digits, punctuation) and `latin` are
 * optional: on a slow first visit they are shown in the fallback, and the bytes go to the picture instead
 * (Lighthouse on a phone: 97 against 94 with them preloaded). Accented letters of foreign names are a file of their own that is fetched only where one occurs.
 * ₽ sits in the source's latin-ext only.
 */
export const SUBSETS: readonly Subset[] = [
  {
    name: 'cyrillic',
    source: 'cyrillic',
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x2116, 0x2116],
    ],
  },
  {
    name: 'signs',
    source: 'latin',
    display: 'optional',
    ranges: [
      [0x20, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
      [0xa0, 0xa0],
      [0xa7, 0xa7],
      [0xa9, 0xa9],
      [0xab, 0xab],
      [0xad, 0xae],
      [0xb0, 0xb1],
      [0xb7, 0xb7],
      [0xbb, 0xbe],
      [0xd7, 0xd7],
      [0x2009, 0x2009],
      [0x2011, 0x2011],
      [0x2013, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x202f, 0x202f],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  { name: 'rouble', source: 'latin-ext', ranges: [[0x20bd, 0x20bd]] },
  {
    name: 'latin',
    source: 'latin',
    display: 'optional',
    ranges: [
      [0x41, 0x5a],
      [0x61, 0x7a],
    ],
  },
  {
    name: 'latin-1',
    source: 'latin',
    ranges: [
      [0xbf, 0xd6],
      [0xd8, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x20ac, 0x20ac],
    ],
  },
];

/** Every character of the ranges. */
export function toCharacters({ ranges }: Subset): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** One file of a font: what it is cut from and the code points it is for, as ranges with both ends. */
export type Subset = {
  name: 'russian' | 'latin' | 'rouble' | 'cyrillic' | 'latin-1';
  source: 'cyrillic' | 'latin' | 'latin-ext';
  ranges: readonly (readonly [first: number, last: number])[];
};

/** The fonts, and the weights of each that the type scale uses: none beyond them is in the files. */
export const FONTS = [
  { family: 'Onest', file: 'onest', weights: { min: 400, max: 700 } },
  { family: 'Golos Text', file: 'golos-text', weights: { min: 400, max: 600 } },
] as const;

/** OpenType features that the site shows: spacing of pairs, composed letters, digits of one width. */
export const FEATURES: readonly string[] = ['kern', 'ccmp', 'tnum'];

/**
 * How the characters are divided. The first three hold all of a Russian page, its prices and the Latin names in them;
 * they are preloaded (preload.ts), so that a first visit shows no letter or digit of another font. Letters of other
 * languages and seldom signs are files of their own that are fetched only where one occurs. ₽ sits in the source's latin-ext only.
 */
export const SUBSETS: readonly Subset[] = [
  {
    name: 'russian',
    source: 'cyrillic',
    ranges: [
      [0x401, 0x401],
      [0x410, 0x44f],
      [0x451, 0x451],
      [0x2116, 0x2116],
    ],
  },
  {
    name: 'latin',
    source: 'latin',
    ranges: [
      [0x20, 0x5b],
      [0x5d, 0x5d],
      [0x5f, 0x5f],
      [0x61, 0x7a],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xab, 0xab],
      [0xad, 0xad],
      [0xb0, 0xb0],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xd7, 0xd7],
      [0x2009, 0x2009],
      [0x2011, 0x2011],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x202f, 0x202f],
      [0x2212, 0x2212],
    ],
  },
  { name: 'rouble', source: 'latin-ext', ranges: [[0x20bd, 0x20bd]] },
  {
    name: 'cyrillic',
    source: 'cyrillic',
    ranges: [
      [0x400, 0x400],
      [0x402, 0x40f],
      [0x450, 0x450],
      [0x452, 0x45f],
      [0x490, 0x491],
    ],
  },
  {
    name: 'latin-1',
    source: 'latin',
    ranges: [
      [0x5c, 0x5c],
      [0x5e, 0x5e],
      [0x60, 0x60],
      [0x7b, 0x7e],
      [0xa7, 0xa7],
      [0xae, 0xae],
      [0xb1, 0xb1],
      [0xbc, 0xd6],
      [0xd8, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x201a, 0x201a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
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

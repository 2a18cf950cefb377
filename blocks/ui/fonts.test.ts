import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { PRELOADED_FONTS } from './fonts/preload';
import { FONTS, SUBSETS, toCharacters, type Subset } from './fonts/subsets';

const CSS = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** What a visitor reads first: letters, digits, the signs of prices, quotation marks, names in Latin letters. */
const RUSSIAN_PAGE =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz„“”’!?.,:;()/@&*#' +
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789«»—–…№₽%+−×·\u00a0';

/** The font as uncompressed tables; every glyph of the subset stays. */
async function openFont(
  file: string,
  characters: string,
): Promise<{ data: Buffer; at: (tag: string) => number }> {
  const woff2 = readFileSync(new URL(`fonts/${file}.woff2`, import.meta.url));
  const data = await subsetFont(woff2, characters, { targetFormat: 'sfnt' });
  const tables = Array.from({ length: data.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const offsets = new Map(
    tables.map((entry) => [data.toString('latin1', entry, entry + 4), data.readUInt32BE(entry + 8)]),
  );
  return { data, at: (tag) => offsets.get(tag) ?? 0 };
}

/** Every code point below 0x10000 that the font has a glyph for: its cmap's segments (format 4 of OpenType). */
async function readCodePoints(file: string, characters: string): Promise<Set<number>> {
  const { data, at } = await openFont(file, characters);
  const cmap = at('cmap');
  const entries = Array.from({ length: data.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const table = entries
    .map((entry) => cmap + data.readUInt32BE(entry + 4))
    .find((at) => data.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error(`${file} has no cmap of format 4`);
  const segments = data.readUInt16BE(table + 6) / 2;
  const found = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = data.readUInt16BE(table + 14 + segment * 2);
    const first = data.readUInt16BE(table + 16 + (segments + segment) * 2);
    for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
  }
  return found;
}

function missing(characters: string, codePoints: Set<number>): string[] {
  return [...characters].filter((character) => !codePoints.has(character.codePointAt(0) ?? 0));
}

/** The ranges as CSS writes them: `U+20-7E,U+A0`. */
function toUnicodeRange({ ranges }: Subset): string {
  const hex = (value: number) => value.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

describe.each(FONTS)('$family', ({ family, file, weights }) => {
  test('has letters, digits, signs and ₽ of a Russian page in the files that are preloaded', async () => {
    const preloaded = SUBSETS.filter(({ name }) =>
      PRELOADED_FONTS.some((address) => address.includes(`/${file}-${name}.woff2`)),
    );
    const found = await Promise.all(
      preloaded.map((one) => readCodePoints(`${file}-${one.name}`, toCharacters(one))),
    );
    expect(missing(RUSSIAN_PAGE, new Set(found.flatMap((codes) => [...codes])))).toEqual([]);
  });

  test.each(SUBSETS)('the stylesheet gives $name its file and its range', (subset) => {
    const face = CSS.split('@font-face').find((block) => block.includes(`/${file}-${subset.name}.woff2`));
    const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1]?.replace(/\s+/g, '');
    expect(range).toBe(toUnicodeRange(subset));
    expect(face).toContain('font-display: swap');
    expect(face).toContain(`font-weight: ${weights.min} ${weights.max};`);
    expect(face).toContain(`font-family: '${family}'`);
  });

  test('its fallbacks stand on the same lines as the font, so that the swap moves nothing', async () => {
    const { data, at } = await openFont(`${file}-latin`, 'x');
    const unit = data.readUInt16BE(at('head') + 18);
    const faces = CSS.split('@font-face').filter((block) => block.includes(`'${family} Fallback'`));
    const percent = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
    expect(faces).toHaveLength(2);
    for (const face of faces) {
      const stretch = percent(face, 'size-adjust') / 100;
      const ascent = data.readInt16BE(at('hhea') + 4) / unit;
      const descent = -data.readInt16BE(at('hhea') + 6) / unit;
      expect((percent(face, 'ascent-override') / 100) * stretch).toBeCloseTo(ascent, 3);
      expect((percent(face, 'descent-override') / 100) * stretch).toBeCloseTo(descent, 3);
    }
  });
});

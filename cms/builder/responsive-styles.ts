import { isRecord, type UnknownRecord } from '../fields/editor-field';

/** What is read of an element's looks: where it is hidden, on what it lies, how wide it is. The rest is the design's. */

export type Screen = 'phone' | 'tablet' | 'desktop';
export type Tone = 'plain' | 'soft' | 'brand' | 'accent';

/** Each size takes over what the wider one says, as the media queries of Builder.io's SDK do. */
const SIZES: readonly (readonly [Screen, readonly string[]])[] = [
  ['desktop', ['large']],
  ['tablet', ['medium', 'large']],
  ['phone', ['small', 'medium', 'large']],
];

/** The screens on which an element is not displayed. */
export function listHiddenScreens(styles: UnknownRecord): Screen[] {
  return SIZES.filter(([, sizes]) => readStyle(styles, sizes, 'display') === 'none').map(
    ([screen]) => screen,
  );
}

function readStyle(styles: UnknownRecord, sizes: readonly string[], name: string): unknown {
  for (const size of sizes) {
    const looks = styles[size];
    if (isRecord(looks) && looks[name] !== undefined) return looks[name];
  }
  return undefined;
}

const onDesktop = (styles: UnknownRecord, name: string): unknown => readStyle(styles, ['large'], name);

/** Do the children of this element stand beside each other? */
export function isRow(styles: UnknownRecord): boolean {
  const display = onDesktop(styles, 'display');
  return (display === 'flex' || display === 'inline-flex') && onDesktop(styles, 'flexDirection') === 'row';
}

/** A width of `60px`, `40%` is none: null. */
export function readPixels(styles: UnknownRecord): number | null {
  const given = onDesktop(styles, 'width') ?? onDesktop(styles, 'maxWidth');
  const pixels = typeof given === 'string' ? /^(\d{1,4})(?:\.\d+)?px$/.exec(given.trim())?.[1] : undefined;
  return pixels === undefined || pixels === '0' ? null : Number(pixels);
}

/** Does a picture lie behind the element? */
export function hasBackgroundPicture(styles: UnknownRecord): boolean {
  const given = onDesktop(styles, 'backgroundImage') ?? onDesktop(styles, 'background');
  return typeof given === 'string' && given.includes('url(');
}

/** The surface of the design that comes nearest to a background colour. */
export function readTone(styles: UnknownRecord): Tone {
  const given = onDesktop(styles, 'backgroundColor') ?? onDesktop(styles, 'background');
  const colour = typeof given === 'string' ? readColour(given.trim().toLowerCase()) : null;
  if (colour === null) return 'plain';
  const [red, green, blue] = colour;
  const lightness = (Math.max(red, green, blue) + Math.min(red, green, blue)) / 2;
  if (lightness > 0.985) return 'plain';
  if (lightness > 0.8) return 'soft';
  return green > red && green > blue ? 'brand' : 'accent';
}

type Colour = readonly [red: number, green: number, blue: number];

const FULL = 255;
/** More transparent than this, a colour is only a shade of what lies under it. */
const MIN_ALPHA = 0.5;

/** Parts from 0 to 1; null for names of colours and for what is almost transparent. */
function readColour(text: string): Colour | null {
  const named = NAMED.get(text);
  if (named !== undefined) return named;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const parts =
    /^rgba?\(([\d.,\s%/]{5,60})\)$/
      .exec(text)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number) ?? [];
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = parts;
  if (![red, green, blue, alpha].every(Number.isFinite) || alpha < MIN_ALPHA) return null;
  return [red / FULL, green / FULL, blue / FULL];
}

const NAMED: ReadonlyMap<string, Colour> = new Map<string, Colour>([
  ['white', [1, 1, 1]],
  ['black', [0, 0, 0]],
]);

function fromHex(hex: string): Colour {
  const size = hex.length / 3;
  const part = (index: number) => {
    const digits = hex.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? digits.repeat(2) : digits, 16) / FULL;
  };
  return [part(0), part(1), part(2)];
}

import { describe, expect, test } from 'vitest';
import { drawBarcode } from '../testing/draw-barcode';
import { readPixels } from './zxing-reader.client';

const ICC = '89701020000123456785';

describe('the reader for browsers without one', () => {
  test('reads the barcode of a card', () => {
    expect(readPixels(drawBarcode(ICC))).toBe(ICC);
    expect(readPixels(drawBarcode(ICC, { scale: 2, height: 40 }))).toBe(ICC);
  });

  test('gives nothing of a picture without one, or with half of one, and reads the next all the same', () => {
    const whole = drawBarcode(ICC);
    const blank = { ...whole, data: new Uint8ClampedArray(whole.data.length).fill(200) };
    const torn = {
      ...whole,
      data: whole.data.map((value, at) => (at % (whole.width * 4) < whole.width * 2 ? 255 : value)),
    };
    expect([readPixels(blank), readPixels(torn), readPixels(whole)]).toEqual(['', '', ICC]);
  });
});

import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Pixels } from './pixels';

/** Reads barcodes where the browser has no reader of its own. Large: loaded when a visitor asks for it, and never before. */

const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);
const reader = new MultiFormatOneDReader(HINTS);

/** What the barcode says; empty where there is none. */
export function readPixels({ data, width, height }: Pixels): string {
  const source = new RGBLuminanceSource(toGrey(data), width, height);
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), HINTS).getText();
  } catch (error) {
    // Pictures without a barcode, or with half of one, are what a camera shows most of the time.
    if (error instanceof NotFoundException) return '';
    throw error;
  } finally {
    reader.reset();
  }
}

/** How light each pixel is. */
function toGrey(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    // Eyes see green best.
    grey[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  }
  return grey;
}

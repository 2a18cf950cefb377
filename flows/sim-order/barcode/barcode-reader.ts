import { takePixels, type Picture } from './pixels';

/** What the barcodes of a picture say. */
export type ReadBarcodes = (picture: Picture) => Promise<readonly string[]>;

/** Of the browser's own reader, what is used. */
interface OwnReader {
  detect: (picture: Picture) => Promise<readonly { rawValue: string }[]>;
}
interface OwnReaderClass {
  new (): OwnReader;
  getSupportedFormats?: () => Promise<readonly string[]>;
}

/** How the numbers of SIM cards are printed. */
const FORMAT = 'code_128';

/** The browser's own reader, else ours, which is loaded now. */
export async function loadReader(): Promise<ReadBarcodes> {
  const own = await findOwnReader();
  if (own !== null) return async (picture) => (await own.detect(picture)).map(({ rawValue }) => rawValue);
  const { readPixels } = await import('./zxing-reader.client');
  return async (picture) => takePixels(picture).map(readPixels);
}

async function findOwnReader(): Promise<OwnReader | null> {
  const known: unknown = Reflect.get(window, 'BarcodeDetector');
  if (typeof known !== 'function') return null;
  // Where the browser has one, it is this class.
  const Reader = known as OwnReaderClass;
  const formats = (await Reader.getSupportedFormats?.()) ?? [];
  return formats.includes(FORMAT) ? new Reader() : null;
}

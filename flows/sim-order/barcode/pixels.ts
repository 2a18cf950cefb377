/** A picture as a canvas gives it: four bytes a pixel. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Longer sides are made shorter: the bars stay wide enough, and a phone is spared. */
const LONGEST_SIDE = 1600;

/** What a canvas can draw: a picture, or what a camera shows now. */
export type Picture = ImageBitmap | HTMLVideoElement;

const sizeOf = (picture: Picture) =>
  'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };

/** The picture as it is, and turned: a card is often held upright. */
export function takePixels(picture: Picture): Pixels[] {
  const { width, height } = sizeOf(picture);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  const wide = Math.round(width * scale);
  const high = Math.round(height * scale);
  if (wide === 0 || high === 0) return [];
  return [draw(picture, wide, high, { isTurned: false }), draw(picture, wide, high, { isTurned: true })];
}

function draw(picture: Picture, wide: number, high: number, { isTurned }: { isTurned: boolean }): Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = isTurned ? high : wide;
  canvas.height = isTurned ? wide : high;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return { data: new Uint8ClampedArray(), width: 0, height: 0 };
  if (isTurned) {
    context.translate(high, 0);
    context.rotate(Math.PI / 2);
  }
  context.drawImage(picture, 0, 0, wide, high);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

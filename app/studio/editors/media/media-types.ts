/** What the media library takes, and how much of it. */
export interface MediaType {
  /** As it is served. */
  type: string;
  endings: readonly string[];
  maxBytes: number;
  /** Decoded by the server, resized, cropped around a point. */
  isRaster: boolean;
}

/** What an image of content may have (schemas/values/image). */
export const MAX_SIDE = 8000;

const MB = 1_000_000;
const PICTURE = { maxBytes: 20 * MB, isRaster: true };

export const MEDIA_TYPES: readonly MediaType[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], ...PICTURE },
  { type: 'image/png', endings: ['png'], ...PICTURE },
  { type: 'image/webp', endings: ['webp'], ...PICTURE },
  { type: 'image/avif', endings: ['avif'], ...PICTURE },
  { type: 'image/svg+xml', endings: ['svg'], maxBytes: 1 * MB, isRaster: false },
  { type: 'video/mp4', endings: ['mp4'], maxBytes: 60 * MB, isRaster: false },
  { type: 'application/pdf', endings: ['pdf'], maxBytes: 20 * MB, isRaster: false },
];

/** For the file chooser of a browser. */
export const MEDIA_ACCEPT = MEDIA_TYPES.flatMap(({ type, endings }) => [
  type,
  ...endings.map((one) => `.${one}`),
]).join();

/** The type that a name's ending stands for; null when the library does not take it. */
export function typeOfName(name: string): MediaType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return MEDIA_TYPES.find(({ endings }) => endings.includes(ending)) ?? null;
}

export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}

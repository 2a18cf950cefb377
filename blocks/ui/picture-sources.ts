import type { ImageSource } from '#schemas/values/image';
import { IMAGE_WIDTHS, isResizable } from '#schemas/values/image-widths';
import { BREAKPOINTS, from } from './breakpoints';

/** How wide a picture is shown when nobody says more: the page's width, up to the width of content. */
export const PAGE_SIZES = `${from('desktopBig')} ${BREAKPOINTS.desktopMiddle}px, 100vw`;

const FALLBACK_WIDTH = 1280;

export interface SourceAttributes {
  srcSet: string;
  sizes?: string;
  width: number;
  height: number;
}

/**
 * The attributes of a `<source>`, or of an `<img>` beside its `src`: a raster of our own in the widths that the
 * server makes, anything else as it is. `sizes` is how wide it is shown, in the words of HTML's attribute.
 */
export function toSourceAttributes({ src, width, height }: ImageSource, sizes: string): SourceAttributes {
  if (!isResizable(src)) return { srcSet: src, width, height };
  return { srcSet: toSrcSet(src, width), sizes, width, height };
}

export interface ImageAttributes extends Omit<SourceAttributes, 'srcSet'> {
  src: string;
  srcSet?: string;
}

/** The attributes of the `<img>`: `src` is what remains for readers that choose nothing (search engines, feeds). */
export function toImageAttributes(source: ImageSource, sizes: string): ImageAttributes {
  const { src, width, height } = source;
  if (!isResizable(src)) return { src, width, height };
  const fallback = IMAGE_WIDTHS.find((candidate) => candidate >= Math.min(width, FALLBACK_WIDTH));
  return { src: withWidth(src, fallback ?? FALLBACK_WIDTH), ...toSourceAttributes(source, sizes) };
}

/**
 * What is fetched when it comes near has its place by then: browsers that know `auto` measure that place instead of
 * believing the words after it; the others read only those.
 */
export function toLazySizes(sizes: string): string {
  return `auto, ${sizes}`;
}

/** Every width below the original's, and the original's own: the server enlarges nothing, so it asks for the next one. */
function toSrcSet(src: string, originalWidth: number): string {
  const smaller = IMAGE_WIDTHS.filter((width) => width < originalWidth);
  const whole = IMAGE_WIDTHS.find((width) => width >= originalWidth);
  const candidates = smaller.map((width) => `${withWidth(src, width)} ${width}w`);
  return [...candidates, ...(whole ? [`${withWidth(src, whole)} ${originalWidth}w`] : [])].join(', ');
}

/** The address in one width of the list; a version in it stays. */
function withWidth(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

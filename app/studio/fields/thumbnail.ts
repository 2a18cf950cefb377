import { isResizable } from '#schemas/values/image-widths';

/** The picture in the smallest width that the server makes. */
export function toThumbnail(src: string): string {
  return isResizable(src) ? `${src}${src.includes('?') ? '&' : '?'}w=320` : src;
}

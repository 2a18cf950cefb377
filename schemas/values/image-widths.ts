/**
 * The widths in px that `/media/…?w=` answers with: a closed list, so that nobody can fill the disk with others.
 * 320–640 are phones (1× to 2×), 960–1280 tablets and desktops, 1920 the widest layout.
 */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Endings of the originals that are resized; everything else (SVG, video) is answered as it is. */
export const RASTER_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

const RESIZABLE = new RegExp(`^/(?:media|images)/[^?#]+\\.(?:${RASTER_ENDINGS.join('|')})(?:\\?[^#]*)?$`);

/** Is this an address of our own whose picture comes in several widths? Foreign addresses and SVG are not. */
export function isResizable(src: string): boolean {
  return RESIZABLE.test(src);
}

/** The width of the list that `w=` names, or null. */
export function toImageWidth(text: string): ImageWidth | null {
  return IMAGE_WIDTHS.find((width) => String(width) === text) ?? null;
}

import type { MediaFile } from '#cms/store/media/media-files';

/** How a file of the library is shown to editors: in the browser and on the server alike. */

const MB = 1_000_000;

/** «1,2 МБ», «340 КБ». */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes >= MB ? [bytes / MB, 'МБ'] : [Math.ceil(bytes / 1000), 'КБ'];
  return `${amount.toFixed(bytes >= MB ? 1 : 0).replace('.', ',')}\u00a0${unit}`;
}

export function toAddress({ name }: Pick<MediaFile, 'name'>): string {
  return `/media/${name}`;
}

/** Without the folder that all of them stand in. */
export function toShortName({ name }: Pick<MediaFile, 'name'>): string {
  return name.replace(/^library\//, '');
}

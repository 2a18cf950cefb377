import { toSlug } from '../../to-slug';

/** Addresses below /media that the library gives: a readable name and the hash of the bytes. */

const MAX_STEM = 60;

/** `Летний баннер.JPG` with its hash → `library/letniy-banner-0a1b2c3d4e5f.jpg`. */
export function toMediaName(fileName: string, hash: string, ending: string): string {
  const stem = toSlug(fileName.replace(/\.[^.]*$/, ''), MAX_STEM);
  return `library/${stem === '' ? 'file' : stem}-${hash}.${ending}`;
}

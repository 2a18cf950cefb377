import type { Image } from '#schemas/values/image';

/**
 * The picture as its phone crop on every screen: frames that are round, half as wide as the page or the size of a
 * card would cut off the sides of the wide one. Without such a crop the picture as it is.
 */
export function toSquareCrop(image: Image): Image {
  return image.phone ? { ...image.phone, alt: image.alt } : image;
}

import type { Image } from '#schemas/values/image';
import { isResizable } from '#schemas/values/image-widths';
import { below } from './breakpoints';
import { classNames } from './class-names';
import styles from './picture.module.css';
import { PAGE_SIZES, toImageAttributes, toLazySizes, toSourceAttributes } from './picture-sources';

export type PictureProps = {
  /** Picture with its real size; `phone` is a crop of its own for screens below 768 px. Empty `alt`: decoration. */
  image: Image;
  /** For the one picture the page opens with: fetched first instead of when it comes near. */
  priority?: boolean | undefined;
  /** `natural` keeps the ratio; `cover` fills the box the parent gives, `contain` fits into it. */
  fit?: 'natural' | 'cover' | 'contain' | undefined;
  rounded?: 'none' | 'card' | 'banner' | undefined;
  /** How wide it is shown, in the words of HTML's `sizes`; as wide as the content when left out. For rasters. */
  sizes?: string | undefined;
  className?: string | undefined;
};

/**
 * A picture that never moves the page: width and height are in the HTML before it arrives. A raster of our own comes
 * in the width and the format that the browser needs, and its place has a colour until then.
 */
export function Picture({
  image,
  priority = false,
  fit = 'natural',
  rounded = 'none',
  sizes = PAGE_SIZES,
  className,
}: PictureProps) {
  const { alt, phone } = image;
  const shownSizes = priority ? sizes : toLazySizes(sizes);
  return (
    <picture
      className={classNames(
        styles.picture,
        styles[fit],
        styles[`rounded-${rounded}`],
        placeholderOf(image),
        ...(fit === 'cover' ? [...focusOf(image), ...focusOfPhone(image)] : []),
        className,
      )}
    >
      {phone && <source media={below('mobileBig')} {...toSourceAttributes(phone, shownSizes)} />}
      <img
        {...toImageAttributes(image, shownSizes)}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        {...(priority && FETCH_FIRST)}
      />
    </picture>
  );
}

/** React 18.3.1 knows the attribute only in lower case, its types only in camel case. */
const FETCH_FIRST: Record<string, string> = { fetchpriority: 'high' };

/** Where a crop looks, in quarters of the picture: an exact point would need a style of its own. */
function focusOf({ focus }: Image): (string | undefined)[] {
  return focus ? [styles[`focus-x-${toQuarter(focus.x)}`], styles[`focus-y-${toQuarter(focus.y)}`]] : [];
}

/** The phone's picture may have a point of its own. */
function focusOfPhone({ phone }: Image): (string | undefined)[] {
  if (!phone?.focus) return [];
  const { x, y } = phone.focus;
  return [styles[`phone-focus-x-${toQuarter(x)}`], styles[`phone-focus-y-${toQuarter(y)}`]];
}

const toQuarter = (percent: number) => Math.round(percent / 25) * 25;

/** A photograph (JPEG) hides its place; other formats may have holes and get a colour only when content says so. */
function placeholderOf({ src, placeholder }: Image): string | undefined {
  if (placeholder) return styles[`place-${placeholder}`];
  return isResizable(src) && /\.jpe?g(?:\?|$)/.test(src) ? styles['place-neutral'] : undefined;
}

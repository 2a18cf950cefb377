import type { Image } from '#schemas/values/image';
import { below } from './breakpoints';
import { classNames } from './class-names';
import styles from './picture.module.css';

export type PictureProps = {
  /** Picture with its real size; `phone` is a crop of its own for screens below 768 px. Empty `alt`: decoration. */
  image: Image;
  /** For the one picture the page opens with: fetched first instead of when it comes near. */
  priority?: boolean | undefined;
  /** `natural` keeps the ratio; `cover` fills the box the parent gives, `contain` fits into it. */
  fit?: 'natural' | 'cover' | 'contain' | undefined;
  rounded?: 'none' | 'card' | 'banner' | undefined;
  className?: string | undefined;
};

/** A picture that never moves the page: width and height are in the HTML before it arrives. */
export function Picture({
  image,
  priority = false,
  fit = 'natural',
  rounded = 'none',
  className,
}: PictureProps) {
  const { src, width, height, alt, phone } = image;
  return (
    <picture className={classNames(styles.picture, styles[fit], styles[`rounded-${rounded}`], className)}>
      {phone && (
        <source media={below('mobileBig')} srcSet={phone.src} width={phone.width} height={phone.height} />
      )}
      <img
        src={src}
        width={width}
        height={height}
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

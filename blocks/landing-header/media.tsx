import type { ViewProps } from '#registry/define-block';
import { Picture } from '#blocks/ui/picture';
import type { Image } from '#schemas/values/image';
import type { block } from './block';
import styles from './media.module.css';

type Props = ViewProps<typeof block>['props'];

/** Round and half-width frames take the nearly square crop on every screen. */
function toSquareCrop(image: Image): Image {
  return image.phone ? { ...image.phone, alt: image.alt } : image;
}

/**
 * The header's picture, first to be fetched. A video waits as its poster: `preload="none"` and no `autoplay`, so
 * that without scripts and under reduced motion the poster is all there is. The shell's script starts every
 * `video[data-ambient]` that is in view where the visitor allows motion.
 */
export function Media({ props }: { props: Props }) {
  const { type, image, videoSrc } = props;
  if (type === 'imgvideo' && videoSrc !== undefined) {
    return (
      <>
        {image && <Picture image={image} priority fit="cover" className={styles.still} />}
        <video
          className={styles.video}
          src={videoSrc}
          poster={image?.src}
          muted
          loop
          playsInline
          preload="none"
          data-ambient=""
          aria-hidden="true"
          tabIndex={-1}
        />
      </>
    );
  }
  if (image === undefined) return null;
  if (type === 'default') return <Picture image={toSquareCrop(image)} priority rounded="banner" />;
  const isSign = type === 'supersign' || type === 'bottomsign';
  return (
    <Picture image={isSign ? toSquareCrop(image) : image} priority fit="cover" className={styles.still} />
  );
}

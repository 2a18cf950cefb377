import type { Image } from '#schemas/values/image';
import { Picture } from '../picture';
import { toSquareCrop } from '../square-crop';
import styles from './banner-picture.module.css';

/** The picture of a product's banner: fills its frame, which is positioned, and stands on its lower edge. */
export function BannerPicture({ image }: { image: Image }) {
  return <Picture image={toSquareCrop(image)} priority fit="cover" className={styles.picture} />;
}

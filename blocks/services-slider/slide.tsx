import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { toSquareCrop } from '#blocks/ui/square-crop';
import { Text } from '#blocks/ui/text';
import { AdMark } from './ad-mark';
import type { Slide } from './block';
import styles from './slide.module.css';

type SlideViewProps = { id: string; slide: Slide; level: 2 | 3 };

/** A panel of one offer. It keeps the tone of the visitor's theme: the words never lie on the picture. */
export function SlideView({ id, slide, level }: SlideViewProps) {
  const { title, description, buttonText, buttonUrl, buttonColor, imageUrl } = slide;
  return (
    <article
      aria-labelledby={`${id}-title`}
      data-tone="soft"
      className={classNames(styles.slide, imageUrl && styles.pictured)}
    >
      {imageUrl && (
        <div className={styles.media}>
          <Picture image={toSquareCrop(imageUrl)} fit="cover" className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} look="title" id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        {description && (
          <Text look="lead" className={styles.description}>
            {description}
          </Text>
        )}
        {buttonUrl && (
          <div className={classNames(styles.action, styles[buttonColor])}>
            <ButtonLink
              href={buttonUrl}
              id={`${id}-button`}
              variant={buttonColor === 'white' ? 'on-photo' : 'primary'}
              wide="phone"
              aria-labelledby={`${id}-button ${id}-title`}
            >
              {buttonText}
            </ButtonLink>
          </div>
        )}
        <AdMark slide={slide} />
      </div>
    </article>
  );
}

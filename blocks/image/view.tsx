import type { ViewProps } from '#registry/define-block';
import { from } from '#blocks/ui/breakpoints';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

/** The width of `.text` in view.module.css. */
const TEXT_SIZES = `${from('mobileBig')} 720px, 100vw`;

export default function View({ id, props }: ViewProps<typeof block>) {
  const { image, caption, width, priority } = props;
  return (
    <Section id={id}>
      <figure className={width === 'text' ? styles.text : undefined}>
        <Picture
          image={image}
          priority={priority}
          rounded="banner"
          sizes={width === 'text' ? TEXT_SIZES : undefined}
        />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  );
}

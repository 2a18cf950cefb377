import type { ViewProps } from '#registry/define-block';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props }: ViewProps<typeof block>) {
  const { image, caption, width, priority } = props;
  return (
    <Section id={id}>
      <figure className={width === 'text' ? styles.text : undefined}>
        <Picture image={image} priority={priority} rounded="banner" />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  );
}

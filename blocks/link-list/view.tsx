import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './view.module.css';

/** From this many links on they stand close together, like an index. */
const LONG_LIST = 9;

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, links } = props;
  const isEven = links.length === 4 || links.length > 6;
  return (
    <Section id={id} title={title}>
      <ul
        className={links.length >= LONG_LIST ? styles.index : classNames(styles.list, isEven && styles.fours)}
      >
        {links.map(({ text, url, newWindow, description }, index) => (
          <li key={`${index}-${url}`}>
            <Link href={url} look="quiet" kind={newWindow ? 'external' : 'internal'} className={styles.link}>
              {text}
            </Link>
            {description && (
              <Text look="small" tone="muted">
                {description}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

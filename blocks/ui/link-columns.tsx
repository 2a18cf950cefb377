import { classNames } from './class-names';
import { Link } from './link';
import styles from './link-columns.module.css';
import { Text } from './text';

export interface ColumnLink {
  readonly text: string;
  readonly url: string;
  readonly newWindow?: boolean | undefined;
  /** A line below the link. */
  readonly description?: string | undefined;
}

interface LinkColumnsProps {
  links: readonly ColumnLink[];
}

/** From this many links on they stand close together, like an index. */
const LONG_LIST = 9;

/** Links to neighbouring pages, in even columns. */
export function LinkColumns({ links }: LinkColumnsProps) {
  const isEven = links.length === 4 || links.length > 6;
  const list = links.length >= LONG_LIST ? styles.index : classNames(styles.list, isEven && styles.fours);
  return (
    <ul className={list}>
      {links.map(({ text, url, newWindow, description }, index) => (
        <li key={`${index}-${url}`}>
          <Link
            href={url}
            look="quiet"
            kind={newWindow === true ? 'external' : 'internal'}
            className={styles.link}
          >
            {text}
          </Link>
          {description !== undefined && description !== '' && (
            <Text look="small" tone="muted">
              {description}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

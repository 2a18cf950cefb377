import { classNames } from './class-names';
import styles from './chip-links.module.css';
import { Link } from './link';

export interface ChipLink {
  text: string;
  url: string;
  newWindow?: boolean;
  /** This is where the visitor is. */
  isCurrent?: boolean;
}

/** Links as pills beside each other, as many lines as they need. */
export function ChipLinks({
  links,
  className,
}: {
  links: readonly ChipLink[];
  className?: string | undefined;
}) {
  return (
    <ul className={classNames(styles.chips, className)}>
      {links.map(({ text, url, newWindow, isCurrent }, index) => (
        <li key={`${index}-${url}`}>
          <Link
            href={url}
            look="quiet"
            kind={newWindow ? 'external' : 'internal'}
            className={styles.chip}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

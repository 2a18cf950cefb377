import { Link } from '@remix-run/react';
import styles from './tab-links.module.css';

export interface TabLink {
  to: string;
  title: string;
  count?: number;
  isCurrent: boolean;
}

/** Sides of one screen, as links. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, title, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={isCurrent ? 'true' : undefined}
              preventScrollReset
            >
              {title}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link, useSearchParams } from '@remix-run/react';
import { useTexts } from '../texts/use-texts';
import type { PageCounts } from './find-pages.server';
import { STATUSES, toPagesAddress } from './page-filters';
import styles from './pages.module.css';

/** The states of pages as links, each with how many there are. */
export function StatusTabs({ counts }: { counts: PageCounts }) {
  const t = useTexts('pages');
  const [query] = useSearchParams();
  const chosen = query.get('status') ?? '';
  return (
    <nav aria-label={t('statuses')}>
      <ul className={styles.tabs}>
        {(['all', ...STATUSES] as const).map((status) => {
          const value = status === 'all' ? '' : status;
          return (
            <li key={status}>
              <Link
                to={toPagesAddress(query, { status: value })}
                className={styles.tab}
                aria-current={chosen === value ? 'true' : undefined}
                preventScrollReset
              >
                {t(`status_${status}`)} <span className={styles.count}>{counts[status]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

import { Link, useSearchParams } from '@remix-run/react';
import { useTexts } from '../texts/use-texts';
import { toPagesAddress } from './page-filters';
import styles from './pages.module.css';
import type { PagesData } from './pages-data';

/** The site's tree, a level at a time: where one stands, and the sections below. */
export function SectionList({
  sections,
  ancestors,
  under,
}: Pick<PagesData, 'sections' | 'ancestors' | 'under'>) {
  const t = useTexts('pages');
  const [query] = useSearchParams();
  const above = [{ path: '', name: t('wholeSite') }, ...ancestors];
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      <h2 className={styles.subtitle}>{t('sections')}</h2>
      <ul>
        {above.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={toPagesAddress(query, { under: path })}
              className={styles.section}
              aria-current={path === under ? 'true' : undefined}
            >
              <span>{path === '' ? name : `/${name}`}</span>
            </Link>
          </li>
        ))}
        {sections.length > 0 && (
          <li>
            <ul className={styles.below}>
              {sections.map(({ path, name, pages }) => (
                <li key={path}>
                  <Link to={toPagesAddress(query, { under: path })} className={styles.section}>
                    <span>/{name}</span>
                    <span className={styles.count}>{pages}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  );
}

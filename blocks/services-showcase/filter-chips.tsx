import { toShowcaseUrl } from './addresses';
import type { ShowcaseData } from './showcase-data';
import { SHOWCASE_TEXTS } from './texts';
import styles from './filter-chips.module.css';

/** One chip for each filter that has services, and one for all. The chosen one is the current one of its list. */
export function FilterChips({ id, data }: { id: string; data: ShowcaseData }) {
  const { filters, filter, query } = data;
  if (filters.length < 2) return null;
  const path = encodeURI(data.path);
  const chips = [{ code: '', title: SHOWCASE_TEXTS.all }, ...filters];
  return (
    <nav className={styles.chips} aria-label={SHOWCASE_TEXTS.filters} data-chips>
      <ul className={styles.list}>
        {chips.map(({ code, title }) => (
          <li key={code}>
            <a
              href={`${toShowcaseUrl({ path, filter: code, query })}#${id}-find`}
              className={styles.chip}
              data-filter={code}
              aria-current={code === (filter ?? '') ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

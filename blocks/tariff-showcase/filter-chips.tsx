import type { ShowcaseFilter } from '#schemas/products/showcase-filters';
import { toFilterHref, toFoundWords } from './filter-words';
import styles from './filter-chips.module.css';

export type FilterChipsProps = {
  filters: readonly ShowcaseFilter[];
  /** Codes of those that are on. */
  chosen: readonly string[];
  /** How many tariffs are seen, and how many there are. */
  shown: number;
  all: number;
};

/** Chips that narrow the list. Each is a link that turns it on or off; `narrow-cards.ts` does so at once. */
export function FilterChips({ filters, chosen, shown, all }: FilterChipsProps) {
  if (filters.length === 0) return null;
  const order = filters.map(({ code }) => code);
  const toggled = (code: string) => order.filter((one) => chosen.includes(one) !== (one === code));
  return (
    <div className={styles.filters} data-filters>
      <ul className={styles.list} aria-label="Показать тарифы">
        {filters.map(({ code, title, count }) => (
          <li key={code} className={styles.item}>
            <a
              href={toFilterHref(toggled(code))}
              className={styles.chip}
              data-filter={code}
              aria-current={chosen.includes(code) || undefined}
              rel="nofollow"
            >
              {title}
              <span className={styles.count}>
                <span className="visually-hidden">, тарифов: </span> {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <output className={styles.found} data-found>
        {chosen.length > 0 && toFoundWords(shown, all)}
      </output>
    </div>
  );
}

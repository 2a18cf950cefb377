import type { ShowcaseChoice, ShowcaseFilter } from '#schemas/products/showcase-filters';
import { Button } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import { FILTER_PARAMETER, toFilterHref, toFoundWords, type FoundCounts } from './filter-words';
import styles from './filter-chips.module.css';

export type FilterChipsProps = {
  /** Of the block: where the list is found again. */
  id: string;
  filters: readonly ShowcaseFilter[];
  choices: readonly ShowcaseChoice[];
  /** Codes of those that are on. */
  chosen: readonly string[];
  found: FoundCounts;
};

/**
 * What narrows the list and puts it in order. Each chip is a link that turns it on or off, the choices are a form;
 * `narrow-cards.ts` does both at once.
 */
export function FilterChips(props: FilterChipsProps) {
  const { filters, choices, chosen, found } = props;
  if (filters.length === 0 && choices.length === 0) return null;
  return (
    <div className={styles.filters} data-filters>
      {choices.length > 0 && <Choices {...props} />}
      {filters.length > 0 && <Chips {...props} />}
      <output className={styles.found} data-found>
        {chosen.length > 0 && toFoundWords(found)}
      </output>
    </div>
  );
}

function Chips({ filters, choices, chosen }: FilterChipsProps) {
  const order = [...filters, ...choices.flatMap(({ options }) => options)].map(({ code }) => code);
  const toggled = (code: string) => order.filter((one) => chosen.includes(one) !== (one === code));
  return (
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
              <span className="visually-hidden">, тарифов: </span> <span data-count>{count}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The chips that are on go along with the form. */
function Choices({ id, filters, choices, chosen }: FilterChipsProps) {
  const chips = filters.map(({ code }) => code).filter((code) => chosen.includes(code));
  return (
    <form method="get" action={`#${id}`} className={styles.choices} data-choices>
      {chips.length > 0 && <input type="hidden" name={FILTER_PARAMETER} value={chips.join(',')} />}
      {choices.map(({ name, label, any, options }) => (
        <span key={name} className={styles.choice}>
          <label htmlFor={`${id}-${name}`} className="visually-hidden">
            {label}
          </label>
          <select
            id={`${id}-${name}`}
            name={FILTER_PARAMETER}
            className={styles.select}
            defaultValue={options.find(({ code }) => chosen.includes(code))?.code ?? ''}
          >
            <option value="">{any}</option>
            {options.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" className={styles.chevron} />
        </span>
      ))}
      <Button type="submit" variant="secondary" data-choices-submit className={styles.submit}>
        Показать
      </Button>
    </form>
  );
}

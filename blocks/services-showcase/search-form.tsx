import { Button } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import { toShowcaseUrl } from './addresses';
import type { ShowcaseData } from './showcase-data';
import { SHOWCASE_TEXTS } from './texts';
import styles from './search-form.module.css';

interface SearchFormProps {
  id: string;
  data: ShowcaseData;
  synonyms: readonly string[];
}

/** A field that a GET form sends; with scripts it suggests and narrows the list while it is typed into. */
export function SearchForm({ id, data, synonyms }: SearchFormProps) {
  const { filter, query } = data;
  const path = encodeURI(data.path);
  return (
    <search className={styles.search}>
      <form
        method="get"
        action={`${path}#${id}-find`}
        className={styles.form}
        data-search
        data-synonyms={synonyms.join('\n')}
      >
        <label htmlFor={`${id}-q`} className="visually-hidden">
          {SHOWCASE_TEXTS.search}
        </label>
        <div className={styles.box}>
          <Icon name="search" className={styles.icon} />
          <input
            id={`${id}-q`}
            className={styles.field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            defaultValue={query}
            placeholder={SHOWCASE_TEXTS.searchHint}
            maxLength={60}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <a
            href={`${toShowcaseUrl({ path, filter, query: '' })}#${id}-find`}
            className={styles.clear}
            aria-label={SHOWCASE_TEXTS.clear}
            data-clear
            hidden={query === ''}
          >
            <Icon name="close" />
          </a>
          <ul
            id={`${id}-suggestions`}
            className={styles.suggestions}
            aria-label={SHOWCASE_TEXTS.suggestions}
            data-suggestions
            hidden
          />
        </div>
        {filter !== null && <input type="hidden" name="filter" value={filter} />}
        <Button type="submit" size="l" className={styles.submit}>
          {SHOWCASE_TEXTS.find}
        </Button>
      </form>
    </search>
  );
}

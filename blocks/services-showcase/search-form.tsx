import { Button } from '#blocks/ui/button';
import { SearchBox } from '#blocks/ui/search-box';
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
        <SearchBox
          id={`${id}-q`}
          label={SHOWCASE_TEXTS.search}
          placeholder={SHOWCASE_TEXTS.searchHint}
          value={query}
          maxLength={60}
          clearHref={`${toShowcaseUrl({ path, filter, query: '' })}#${id}-find`}
          clearLabel={SHOWCASE_TEXTS.clear}
        >
          <ul
            id={`${id}-suggestions`}
            className={styles.suggestions}
            aria-label={SHOWCASE_TEXTS.suggestions}
            data-suggestions
            hidden
          />
        </SearchBox>
        {filter !== null && <input type="hidden" name="filter" value={filter} />}
        <Button type="submit" size="l" className={styles.submit}>
          {SHOWCASE_TEXTS.find}
        </Button>
      </form>
    </search>
  );
}

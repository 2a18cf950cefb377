import { Button } from './button';
import { SearchBox, type SearchBoxProps } from './search-box';
import styles from './search-form.module.css';

interface SearchFormProps extends SearchBoxProps {
  submit: string;
  /** Where it leads; the page itself when left out. */
  action?: string | undefined;
}

/** A search that is sent by GET, its button beside the field where there is room. */
export function SearchForm({ submit, action, ...box }: SearchFormProps) {
  return (
    <search>
      <form method="get" action={action} className={styles.form} data-search-form="">
        <SearchBox {...box} />
        <Button type="submit" size="l" wide="phone" className={styles.submit}>
          {submit}
        </Button>
      </form>
    </search>
  );
}

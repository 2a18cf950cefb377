import { MAX_QUERY_LENGTH } from '#schemas/site-search';
import { SearchForm } from '#blocks/ui/search-form';
import { texts } from './texts';

interface SiteSearchFormProps {
  /** Of the field. */
  id: string;
  /** What was searched for; empty for nothing yet. */
  value: string;
  /** The page of search; the page itself when left out. */
  action?: string;
}

/** The form of the site's search; `suggestPages` adds suggestions to it. */
export function SiteSearchForm({ id, value, action }: SiteSearchFormProps) {
  return (
    <SearchForm
      id={id}
      action={action}
      label={texts.label}
      placeholder={texts.hint}
      value={value}
      maxLength={MAX_QUERY_LENGTH}
      clearHref="?"
      clearLabel={texts.clear}
      submit={texts.find}
    />
  );
}

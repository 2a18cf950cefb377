import { Overlay } from '#blocks/ui/overlay';
import { SiteSearchForm } from '#blocks/ui/site-search/site-search-form';
import { texts as words } from '#blocks/ui/site-search/texts';
import { SEARCH_URL, SEARCH_WINDOW_ID } from './constants';
import styles from './search-window.module.css';

/**
 * What the header's search opens over a page: the field with its suggestions. A model in the HTML, which a script puts
 * into the page and dresses when it is wanted (`app/shell-scripts/offer-search`); without scripts the link leads to the
 * page of search.
 */
export function SearchWindow() {
  return (
    <template data-search-model="">
      <Overlay id={SEARCH_WINDOW_ID} title={words.label} className={styles.window}>
        <SiteSearchForm id={`${SEARCH_WINDOW_ID}-q`} value="" action={SEARCH_URL} />
      </Overlay>
    </template>
  );
}

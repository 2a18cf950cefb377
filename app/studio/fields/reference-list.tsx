import { useContext } from 'react';
import { useTexts } from '../texts/use-texts';
import { FieldSourcesContext, type ReferenceSuggestion } from './field-sources';
import styles from './reference-list.module.css';
import { useSearch } from './use-search';

interface ReferenceListProps {
  /** What is looked for; null while nobody looks. */
  search: string | null;
  onChoose: (reference: ReferenceSuggestion) => void;
}

/** Products with their prices, and facts, to choose from. */
export function ReferenceList({ search, onChoose }: ReferenceListProps) {
  const t = useTexts('fields');
  const c = useTexts('choices');
  const { searchReferences } = useContext(FieldSourcesContext);
  const { found, state } = useSearch(search, searchReferences);
  if (search === null) return null;
  const failed = state === 'failed' ? t('searchFailed') : '';
  const none = found.length > 0 ? '' : state === 'done' ? t('noReferences') : c('searching');
  return (
    <div className={styles.box}>
      <output className={styles.said}>{failed || none || t('chooseReference')}</output>
      <ul className={styles.list} aria-label={t('references')}>
        {found.map((reference) => (
          <li key={reference.token}>
            <button
              type="button"
              className={styles.reference}
              data-reference
              // The caret stays where the reference goes.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(reference)}
            >
              <span>{reference.title}</span>
              <span className={styles.now}>{reference.now}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

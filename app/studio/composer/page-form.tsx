import { useMemo, useSyncExternalStore } from 'react';
import { editPageFields, readPageFields } from '#cms/composing/page-text';
import { FieldGroup } from '../fields/field-group';
import fieldStyles from '../fields/fields.module.css';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import { FIELDS_ID } from './field-id';
import { OF_PAGE } from './history/page-text-control';
import styles from './panels.module.css';
import { ReadFields } from './read-fields';
import { SearchFields } from './search-fields';
import { SomeIssues } from './some-issues';
import { toComposerData, usePuck } from './use-commands';
import { useOwnText } from './use-own-text';

/** Which fields of a page an editor looks for first; the rest stand below. */
const FIRST = ['breadcrumbs', 'struct_title'];
/** What the fields of the search result hold. */
const OF_SEARCH = ['title'];

interface PageFormProps {
  onChange: (body: string) => void;
  isReadOnly: boolean;
}

/** The page's own fields: title, meta, breadcrumbs, type. */
export function PageForm({ onChange, isReadOnly }: PageFormProps) {
  const t = useTexts('composer');
  const { page, renders } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  const issues = renders.pageIssues();
  // From the data, which a step back changes at once: what Puck hands to a field may come later, or not at all.
  const body = usePuck((state) => toComposerData(state.appState.data).root.props.text);
  const [own, setOwn] = useOwnText(body, onChange);
  const { pageFields } = page.catalog;
  const fields = useMemo(() => readPageFields(own), [own]);
  const first = FIRST.flatMap((name) => pageFields.find((field) => field.name === name) ?? []);
  const known = isReadOnly ? FIRST : [...OF_SEARCH, ...FIRST];
  const rest = pageFields.filter((field) => !known.includes(field.name));
  const group = (some: typeof pageFields) =>
    isReadOnly ? (
      <ReadFields fields={some} value={fields} />
    ) : (
      <FieldGroup
        fields={some}
        value={fields}
        onChange={(next) => setOwn(editPageFields(own, next))}
        issues={issues}
        id="field-page"
      />
    );
  return (
    <div id={FIELDS_ID} tabIndex={-1} className={styles.form} {...OF_PAGE}>
      <p className={styles.about}>{t(isReadOnly ? 'pageAboutReading' : 'pageAbout')}</p>
      <SomeIssues issues={issues} root="field-page" />
      {!isReadOnly && (
        <SearchFields
          fields={fields}
          onChange={(next) => setOwn(editPageFields(own, next))}
          issues={issues}
          id="field-page"
        />
      )}
      {group(first)}
      <details className={fieldStyles.details}>
        <summary className={fieldStyles.summary}>{t('moreFields')}</summary>
        {group(rest)}
      </details>
    </div>
  );
}

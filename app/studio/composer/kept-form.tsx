import { readItem, type ItemProps } from '#cms/composing/composer-item';
import fieldStyles from '../fields/fields.module.css';
import { useTexts } from '../texts/use-texts';
import { FIELDS_ID } from './field-id';
import styles from './panels.module.css';

/** What is known of a component that cannot be edited, and its JSON to look at. */
export function KeptForm({ item }: { item: ItemProps }) {
  const t = useTexts('composer');
  const { type, version } = readItem(item);
  return (
    <div id={FIELDS_ID} tabIndex={-1} className={styles.form}>
      <p>
        <strong>{t('keptTitle', { type })}</strong> {t('version', { version })}
      </p>
      <p>{t(`kept_${item.reason ?? 'unknown'}`)}</p>
      <details className={fieldStyles.details}>
        <summary className={fieldStyles.summary}>{t('asJson')}</summary>
        <textarea
          className={styles.json}
          readOnly
          rows={16}
          aria-label={t('asJson')}
          value={JSON.stringify(JSON.parse(item.text), null, 2)}
        />
      </details>
    </div>
  );
}

import { isRecord, listInnerFields, type EditorField, type UnknownRecord } from '#cms/fields/editor-field';
import { toRoubles } from '#cms/fields/roubles';
import { replaceTags } from '#schemas/values/markup-text';
import { nameItem } from '../fields/name-item';
import { useTexts } from '../texts/use-texts';
import styles from './read-fields.module.css';

interface ReadFieldsProps {
  fields: readonly EditorField[];
  value: UnknownRecord;
}

/** What fields hold, for those who may not change them: as words, not as controls that do nothing. */
export function ReadFields({ fields, value }: ReadFieldsProps) {
  const t = useTexts('composer');
  const filled = fields.filter(({ name }) => isFilled(value[name]));
  if (filled.length === 0) return <p className={styles.about}>{t('nothingFilled')}</p>;
  return (
    <dl className={styles.read}>
      {filled.map((field) => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <ReadValue field={field} value={value[field.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ReadValue({ field, value }: { field: EditorField; value: unknown }) {
  const t = useTexts('composer');
  const inner = listInnerFields(field, value);
  if (inner !== null && isRecord(value)) return <ReadFields fields={inner} value={value} />;
  if (field.control === 'list' && Array.isArray(value)) {
    const { item } = field;
    return (
      <ol className={styles.list}>
        {value.map((one: unknown, index) => (
          // A list that is only read keeps its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {isRecord(one) ? (
              <details>
                <summary>{nameItem(field, one, index)}</summary>
                <ReadValue field={item} value={one} />
              </details>
            ) : (
              <ReadValue field={item} value={one} />
            )}
          </li>
        ))}
      </ol>
    );
  }
  if (field.control === 'switch') return <>{t(value === true ? 'yes' : 'no')}</>;
  return <>{toWords(field, value)}</>;
}

function toWords(field: EditorField, value: unknown): string {
  if (field.control === 'choice') {
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  }
  if (field.control === 'number' && field.unit === 'kopecks' && typeof value === 'number')
    return `${toRoubles(value)}\u00a0₽`;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return field.control === 'rich-text' ? replaceTags(text, ' ').trim() : text;
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

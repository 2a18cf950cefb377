import { createFieldValue } from '#cms/fields/create-value';
import type { ListField } from '#cms/fields/editor-field';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import type { FieldProps } from './field-props';
import { FieldSet } from './field-set';
import styles from './fields.module.css';
import { issuesAt } from './field-issues';
import { ListRow } from './list-row';
import { nameItem } from './name-item';
import { useList } from './use-list';

/** Items that are added, copied, taken out and put in order, by buttons and by the keyboard. */
export function ListInput({ field, value, onChange, issues, id }: FieldProps<ListField>) {
  const t = useTexts('fields');
  const standing = value ?? field.default;
  const items: readonly unknown[] = Array.isArray(standing) ? standing : [];
  const toName = (item: unknown, at: number) => nameItem(field, item, at);
  const list = useList({ items, onChange, toName, max: field.max, id });
  return (
    <FieldSet {...{ field, issues, id }}>
      {items.length === 0 && <p className={styles.hint}>{t('emptyList')}</p>}
      {items.length > 0 && (
        <ol className={styles.rows} aria-describedby={items.length > 1 ? `${id}-keys` : undefined}>
          {items.map((item, at) => (
            <ListRow
              key={list.keys[at]}
              field={field.item}
              value={item}
              issues={issuesAt(issues, at)}
              id={`${id}-${at}`}
              name={list.nameOf(at)}
              isOpen={list.isOpen(at)}
              onToggle={() => list.toggle(at)}
              onChange={(next) => list.change(at, next)}
              onMove={(by) => list.move(at, at + by)}
              onCopy={list.isFull ? undefined : () => list.copy(at)}
              onRemove={items.length <= field.min ? undefined : () => list.remove(at)}
              canRise={at > 0}
              canSink={at < items.length - 1}
            />
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        <ToolButton
          variant="secondary"
          icon="plus"
          id={`${id}-add`}
          onClick={() => list.add(createFieldValue(field.item))}
          disabled={list.isFull}
        >
          {t('addItem')}
          <span className="visually-hidden"> {field.item.label}</span>
        </ToolButton>
        {list.gone !== null && (
          <ToolButton variant="ghost" id={`${id}-undo`} onClick={list.restore}>
            {t('undo')}
            <span className="visually-hidden"> {list.gone.name}</span>
          </ToolButton>
        )}
        {list.isFull && field.max !== null && <p className={styles.hint}>{t('full', { max: field.max })}</p>}
      </div>
      {items.length > 1 && (
        <p id={`${id}-keys`} className="visually-hidden">
          {t('keys')}
        </p>
      )}
      <output className="visually-hidden">{list.said}</output>
    </FieldSet>
  );
}

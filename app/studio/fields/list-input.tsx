import { createFieldValue } from '#cms/fields/create-value';
import type { ListField } from '#cms/fields/editor-field';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import type { FieldProps } from './field-props';
import styles from './fields.module.css';
import { ListFrame } from './list-frame';
import { ListRow } from './list-row';
import { nameItem } from './name-item';
import { PasteList } from './paste-list';
import { useList } from './use-list';

/** Items that are added, copied, taken out and put in order, by buttons and by the keyboard. */
export function ListInput({ field, value, onChange, issues, id }: FieldProps<ListField>) {
  const t = useTexts('fields');
  const toName = (item: unknown, at: number) => nameItem(field, item, at);
  const list = useList({ value: value ?? field.default, onChange, toName, max: field.max, id });
  const adding = (
    <>
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
      <PasteList field={field} list={list} id={id} />
      {list.isFull && field.max !== null && <p className={styles.hint}>{t('full', { max: field.max })}</p>}
    </>
  );
  return (
    <ListFrame field={field} issues={issues} id={id} list={list} adding={adding} min={field.min} canCopy>
      {(row, item, change) => <ListRow {...row} field={field.item} value={item} onChange={change} />}
    </ListFrame>
  );
}

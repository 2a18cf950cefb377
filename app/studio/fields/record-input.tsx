import { useState } from 'react';
import { createFieldValue } from '#cms/fields/create-value';
import { isRecord, type RecordField } from '#cms/fields/editor-field';
import { ToolButton } from '../shell/tool-button';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { ActionButton } from './action-button';
import { InnerField } from './inner-field';
import { withProperty } from './with-property';
import { issuesAt } from './field-issues';
import type { FieldProps } from './field-props';
import { FieldSet } from './field-set';
import styles from './fields.module.css';

/** Values under names that the editor gives them. */
export function RecordInput({ field, value, onChange, issues, id }: FieldProps<RecordField>) {
  const t = useTexts('fields');
  const record = isRecord(value) ? value : {};
  const entries = Object.entries(record);
  const [name, setName] = useState('');
  const isTaken = Object.hasOwn(record, name.trim());
  const add = () => {
    if (name.trim() === '' || isTaken) return;
    onChange({ ...record, [name.trim()]: createFieldValue(field.value) });
    setName('');
  };
  return (
    <FieldSet field={field} issues={issues} id={id}>
      {entries.map(([key, item]) => (
        <div key={key} className={styles.plain}>
          <InnerField
            field={{ ...field.value, label: key }}
            value={item}
            onChange={(next) => onChange(withProperty(record, key, next))}
            issues={issuesAt(issues, key)}
            id={`${id}-${key}`}
          />
          <div className={styles.actions}>
            <ActionButton
              action="remove"
              label={t('removeItem', { item: key })}
              onClick={() => onChange(withProperty(record, key, undefined))}
            />
          </div>
        </div>
      ))}
      <div className={styles.plain}>
        <TextField
          id={`${id}-name`}
          name={`${id}-name`}
          label={t('recordKey')}
          value={name}
          error={isTaken ? t('recordKeyTaken') : undefined}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <ToolButton variant="secondary" icon="plus" onClick={add}>
          {t('addItem')}
        </ToolButton>
      </div>
    </FieldSet>
  );
}

import { clearValue, createValue } from '#cms/fields/create-value';
import type { ObjectField } from '#cms/fields/editor-field';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { InnerGroup } from './inner-field';
import type { FieldProps } from './field-props';
import { FieldSet } from './field-set';

/** An object with fields of its own. What is optional and not there is begun, and taken out, by a button. */
export function ObjectInput({ field, value, onChange, issues, id }: FieldProps<ObjectField>) {
  const t = useTexts('fields');
  const { fields, isRequired } = field;
  const standing = value ?? field.default;
  const isThere = standing !== undefined && standing !== null;
  const canGo = !isRequired && value !== undefined && value !== null;
  return (
    <FieldSet
      field={field}
      issues={issues}
      id={id}
      actions={
        canGo && (
          <ToolButton variant="ghost" onClick={() => onChange(clearValue(field))}>
            {t('takeOut')}
            <span className="visually-hidden"> {field.label}</span>
          </ToolButton>
        )
      }
    >
      {isThere || isRequired ? (
        <InnerGroup fields={fields} issues={issues} onChange={onChange} id={id} value={standing} />
      ) : (
        <div>
          <ToolButton variant="secondary" icon="plus" onClick={() => onChange(createValue(fields))}>
            {t('fill')}
            <span className="visually-hidden"> {field.label}</span>
          </ToolButton>
        </div>
      )}
    </FieldSet>
  );
}

import { clearValue, createValue } from '#cms/fields/create-value';
import type { ObjectField } from '#cms/fields/editor-field';
import { Button } from '#blocks/ui/button';
import { useTexts } from '../texts/use-texts';
import { FieldGroup } from './field-group';
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
      {...{ field, issues, id }}
      actions={
        canGo && (
          <Button variant="ghost" onClick={() => onChange(clearValue(field))}>
            {t('takeOut')}
            <span className="visually-hidden"> {field.label}</span>
          </Button>
        )
      }
    >
      {isThere || isRequired ? (
        <FieldGroup {...{ fields, issues, onChange, id }} value={standing} />
      ) : (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => onChange(createValue(fields))}>
            {t('fill')}
            <span className="visually-hidden"> {field.label}</span>
          </Button>
        </div>
      )}
    </FieldSet>
  );
}

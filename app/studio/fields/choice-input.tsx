import type { ChoiceField, PlainField } from '#cms/fields/editor-field';
import { clearValue } from '#cms/fields/create-value';
import { Checkbox } from '#blocks/ui/checkbox';
import { SelectField } from '#blocks/ui/select-field';
import { useTexts } from '../texts/use-texts';
import { toFieldTexts, type FieldProps } from './field-props';

/** Stands for a value that the list does not have: it is shown, and kept until another is chosen. */
const UNKNOWN = 'unknown';

/** One of a list; what is optional can be left to its default. */
export function ChoiceInput({ field, value, onChange, issues, id }: FieldProps<ChoiceField>) {
  const t = useTexts('fields');
  const { options } = field;
  const index = options.findIndex((option) => option.value === value);
  const isEmpty = value === undefined || value === null || value === '';
  const isUnknown = index === -1 && !isEmpty;
  const standing = options.find((option) => option.value === field.default);
  const canBeEmpty = !field.isRequired || isEmpty;
  return (
    <SelectField
      {...toFieldTexts({ field, issues, id })}
      name={id}
      value={isUnknown ? UNKNOWN : index === -1 ? '' : String(index)}
      {...(canBeEmpty && {
        placeholder: standing ? t('byDefault', { value: standing.label }) : t('notChosen'),
      })}
      options={[
        ...options.map(({ label }, place) => ({ value: String(place), label })),
        ...(isUnknown ? [{ value: UNKNOWN, label: t('unknownChoice', { value: String(value) }) }] : []),
      ]}
      onChange={({ target }) => {
        if (target.value === UNKNOWN) return;
        onChange(target.value === '' ? clearValue(field) : options[Number(target.value)]?.value);
      }}
    />
  );
}

export function SwitchInput({ field, value, onChange, issues, id }: FieldProps<PlainField>) {
  const { label, hint, error } = toFieldTexts({ field, issues, id });
  return (
    <Checkbox
      id={id}
      label={label}
      hint={hint}
      error={error}
      name={id}
      kind="switch"
      checked={typeof value === 'boolean' ? value : field.default === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

import { createValue } from '#cms/fields/create-value';
import { findVariant, isRecord, type UnionField } from '#cms/fields/editor-field';
import { SelectField } from '#blocks/ui/select-field';
import { useTexts } from '../texts/use-texts';
import { InnerGroup } from './inner-field';
import type { FieldProps } from './field-props';
import { FieldSet } from './field-set';
import styles from './fields.module.css';
import { issuesAt } from './field-issues';

/** One of several kinds of object: the kind is chosen, its fields follow. What two kinds share goes along. */
export function UnionInput(props: FieldProps<UnionField>) {
  const { field, issues, id } = props;
  return (
    <FieldSet field={field} issues={issues} id={id}>
      <UnionBody {...props} />
    </FieldSet>
  );
}

/** The same without a frame of its own, for where one stands around it. */
export function UnionBody({ field, value, onChange, issues, id }: FieldProps<UnionField>) {
  const t = useTexts('fields');
  const { variants, discriminator } = field;
  const variant = findVariant(field, value);
  const object = isRecord(value) ? value : {};
  const index = variant === null ? -1 : variants.indexOf(variant);
  const unknown = index === -1 && object[discriminator] !== undefined ? String(object[discriminator]) : null;
  const choose = (place: string) => {
    const chosen = variants[Number(place)];
    if (place === '') return onChange(undefined);
    if (chosen === undefined) return;
    const kept = chosen.fields.flatMap(({ name, control }) => {
      const before = variant?.fields.find((one) => one.name === name && one.control === control);
      return before !== undefined && object[name] !== undefined ? [[name, object[name]] as const] : [];
    });
    onChange({ [discriminator]: chosen.value, ...createValue(chosen.fields), ...Object.fromEntries(kept) });
  };
  return (
    <div className={styles.stack}>
      <SelectField
        id={`${id}-${discriminator}`}
        name={`${id}-${discriminator}`}
        label={t('variant')}
        value={index === -1 ? '' : String(index)}
        error={issuesAt(issues, discriminator)[0]?.message}
        {...((index === -1 || !field.isRequired) && {
          placeholder: unknown === null ? t('notChosen') : t('unknownChoice', { value: unknown }),
        })}
        options={variants.map(({ label }, place) => ({ value: String(place), label }))}
        onChange={({ target }) => choose(target.value)}
      />
      {variant !== null && (
        <InnerGroup fields={variant.fields} issues={issues} onChange={onChange} id={id} value={object} />
      )}
    </div>
  );
}

import { clearValue } from '#cms/fields/create-value';
import type { MomentField } from '#cms/fields/editor-field';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { toFieldTexts, type FieldProps } from './field-props';
import styles from './fields.module.css';
import { fromTyped, toTyped } from './moment';

/** A date, or a date with its time by Moscow's clock. */
export function MomentInput({ field, value, onChange, issues, id }: FieldProps<MomentField>) {
  const t = useTexts('fields');
  const texts = toFieldTexts({ field, issues, id });
  const typed = toTyped(value);
  const change = (date: string, time: string) =>
    onChange(fromTyped({ date, time }, field.control === 'date' || field.allowsDate) ?? clearValue(field));
  const date = (
    <TextField
      {...texts}
      hint={field.control === 'date' ? texts.hint : [texts.hint, t('moscowTime')].filter(Boolean).join(' · ')}
      name={id}
      type="date"
      value={typed.date}
      onChange={({ target }) => change(target.value, typed.time)}
    />
  );
  if (field.control === 'date') return date;
  return (
    <div className={styles.moment}>
      {date}
      <input
        type="time"
        aria-label={`${field.label}: ${t('time')}`}
        className={styles.time}
        value={typed.time}
        disabled={typed.date === ''}
        onChange={({ target }) => change(typed.date, target.value)}
      />
    </div>
  );
}

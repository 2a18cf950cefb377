import type { ChangeEvent, MouseEvent } from 'react';
import styles from './date-field.module.css';
import { Icon } from './icon';
import { fieldWords } from './text/ru/fields';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';
import { formatTypedDate, formatWholeDate, fromIsoDate, toIsoDate } from './typed-date';
import { applyMask, typeInto } from './typed-mask';

export type DateFieldProps = Omit<TextFieldProps, 'min' | 'max' | 'after' | 'value'> & {
  /** The days that the calendar offers, as ISO dates. What is typed the form judges. */
  min?: string | undefined;
  max?: string | undefined;
  /** A button that opens the browser's own calendar; where the browser has one, and with scripts. */
  hasPicker?: boolean | undefined;
  pickerLabel?: string | undefined;
};

const TYPED = { typed: formatTypedDate, whole: formatWholeDate };

/** A day as dd.mm.yyyy, uncontrolled. The dots come by themselves; without scripts it is a plain field. */
export function DateField(props: DateFieldProps) {
  const { min, max, hasPicker = false, pickerLabel = fieldWords.calendar, onChange, ...field } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    applyMask(event, TYPED);
    onChange?.(event);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={fieldWords.datePlaceholder}
      width="short"
      {...field}
      onChange={change}
      {...(hasPicker && { after: <Picker fieldId={props.id} min={min} max={max} label={pickerLabel} /> })}
    />
  );
}

interface PickerProps {
  fieldId: string;
  min: string | undefined;
  max: string | undefined;
  label: string;
}

/** The browser's date input stands unseen under the button, so that its calendar opens there. */
function Picker({ fieldId, min, max, label }: PickerProps) {
  return (
    <span className={styles.picker}>
      <button type="button" className={styles.button} aria-label={label} onClick={openCalendar(fieldId)}>
        <Icon name="calendar" />
      </button>
      <input
        type="date"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        onChange={({ target }) => {
          const field = document.getElementById(fieldId);
          if (field instanceof HTMLInputElement) typeInto(field, fromIsoDate(target.value));
        }}
      />
    </span>
  );
}

/** Begins at the day that is typed. */
const openCalendar =
  (fieldId: string) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const [field, native] = [document.getElementById(fieldId), currentTarget.nextElementSibling];
    if (!(field instanceof HTMLInputElement) || !(native instanceof HTMLInputElement)) return;
    native.value = toIsoDate(field.value);
    try {
      native.showPicker();
    } catch {
      // The browser refuses a calendar here, as in a frame of another site: the date is typed.
      field.focus();
    }
  };

/** May a date field offer the browser's calendar? Ask in the browser only. */
export const hasDatePicker = () => 'showPicker' in HTMLInputElement.prototype;

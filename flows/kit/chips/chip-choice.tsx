import { classNames } from '#blocks/ui/class-names';
import { FieldError } from '#blocks/ui/field-frame';
import styles from './chips.module.css';

export interface Chip {
  value: string;
  label: string;
}

interface ChipChoiceProps {
  /** Prefix of the ids of the chips. */
  id: string;
  name: string;
  legend: string;
  chips: readonly Chip[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** As wide as the fields below it; false for as many chips in a row as there is room. */
  isNarrow?: boolean;
}

/** One of a few, as chips: radio inputs, so the arrow keys move between them and a form posts them without scripts. */
export function ChipChoice(props: ChipChoiceProps) {
  const { id, name, legend, chips, value, onChange, error, isNarrow = true } = props;
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.chips, isNarrow && styles.wide)}>
        {chips.map((chip) => (
          <div key={chip.value} className={styles.item}>
            <input
              id={`${id}-${chip.value}`}
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
              className={styles.radio}
            />
            <label htmlFor={`${id}-${chip.value}`} className={styles.chip}>
              {chip.label}
            </label>
          </div>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { FieldFrame } from './field-frame';
import type { FieldTexts, FieldWidth } from './field-frame';
import styles from './field.module.css';
import { Icon } from './icon';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldTexts | 'children'> & {
    name: string;
    options: readonly SelectOption[];
    /** The first, empty choice: «Выберите город». */
    placeholder?: string | undefined;
    width?: FieldWidth | undefined;
    inputRef?: Ref<HTMLSelectElement> | undefined;
  };

/** One of a list: the browser's own control, so that a phone shows its own picker. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, optionalLabel, width, className, ...rest } = props;
  const { options, placeholder, inputRef, ...native } = rest;
  const texts = { id, label, hint, error, optional, optionalLabel };
  return (
    <FieldFrame {...texts} width={width} className={className}>
      {(control) => (
        <span className={styles.box}>
          <select
            {...native}
            {...control}
            ref={inputRef}
            className={classNames(control.className, styles['with-after'], styles.select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  );
}

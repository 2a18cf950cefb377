import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names';
import { describedBy, FieldError } from './field-frame';
import field from './field.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `radio` is one of several with the same name inside a `ChoiceGroup`; `switch` takes effect at once. */
  kind?: 'checkbox' | 'radio' | 'switch' | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** A yes or no with its words beside it; the whole line is the target. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, error, kind = 'checkbox', inputRef, className, ...native } = props;
  return (
    <div className={classNames(styles.choice, className)}>
      <input
        {...native}
        id={id}
        ref={inputRef}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={classNames(styles.tick, styles[kind])}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
      />
      <div>
        <label htmlFor={id} className={styles['choice-label']}>
          {label}
        </label>
        {(hint || error) && (
          <div className={styles['choice-more']}>
            {hint && (
              <p id={`${id}-hint`} className={field.hint}>
                {hint}
              </p>
            )}
            <FieldError id={id}>{error}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}

export type ChoiceGroupProps = {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** Several checkboxes or radios that answer one question. */
export function ChoiceGroup({ id, legend, hint, error, children }: ChoiceGroupProps) {
  return (
    <fieldset id={id} className={styles.group} aria-describedby={describedBy({ id, hint, error })}>
      <legend className={field.label}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>{children}</div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

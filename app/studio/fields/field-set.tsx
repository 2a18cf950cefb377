import type { ReactNode } from 'react';
import { describedBy, FieldError } from '#blocks/ui/field-frame';
import { ui } from '#blocks/ui/text/ru/ui';
import { toFieldTexts, type FieldProps } from './field-props';
import styles from './fields.module.css';

interface FieldSetProps extends Pick<FieldProps, 'field' | 'issues' | 'id'> {
  /** Buttons beside the name. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A frame around several controls that are one field: its name, its hint, what is wrong with it as a whole. */
export function FieldSet({ field, issues, id, actions, children }: FieldSetProps) {
  const { label, hint, error, optional } = toFieldTexts({ field, issues, id });
  return (
    <fieldset
      className={styles.set}
      aria-describedby={describedBy({ id, hint, error })}
      id={id}
      tabIndex={-1}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> {ui.optional}</span>}
      </legend>
      {actions && <div className={styles['set-actions']}>{actions}</div>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
      {children}
    </fieldset>
  );
}

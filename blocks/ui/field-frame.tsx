import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { Icon } from './icon';
import { ui } from './text/ru/ui';

/** What the control inside a frame must carry: spread it on the `<input>`. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** As wide as the answer: `code` six digits, `short` a date or a house, `phone` a number, `full` the column. */
export type FieldWidth = 'full' | 'phone' | 'short' | 'code';

export type FieldTexts = {
  /** Unique on the page; hint and error get `{id}-hint` and `{id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Says «необязательно» beside the label. Fields are required unless they say so. */
  optional?: boolean | undefined;
  optionalLabel?: string | undefined;
};

export type FieldFrameProps = FieldTexts & {
  children: (control: FieldControl) => ReactNode;
  /** Stands under the control and is read with it, as `{id}-note`: what the value means. */
  note?: ReactNode;
  width?: FieldWidth | undefined;
  className?: string | undefined;
};

/** The ids that `aria-describedby` names, in the order they are read: the hint, the note, the error. */
export function describedBy({
  id,
  hint,
  note,
  error,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'note' | 'error'>): string | undefined {
  const parts = { hint, note, error };
  const ids = Object.entries(parts).map(([name, part]) => Boolean(part) && `${id}-${name}`);
  return classNames(...ids) || undefined;
}

/** The error under a field, with an icon; `id` is the field's. Renders nothing without an error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="error" size="s" className={styles['error-icon']} />
      <span>
        <span className="visually-hidden">{ui.errorPrefix} </span>
        {children}
      </span>
    </p>
  );
}

/** Label above, hint under the label, control, note and error under the control; all wired by ids. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, note, error, optional = false, width = 'full', children, className } = props;
  return (
    <div className={classNames(styles.field, styles[`width-${width}`], className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {props.optionalLabel ?? ui.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: classNames(styles.control),
        'aria-describedby': describedBy({ id, hint, note, error }),
        'aria-invalid': error ? true : undefined,
      })}
      {note && <div id={`${id}-note`}>{note}</div>}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

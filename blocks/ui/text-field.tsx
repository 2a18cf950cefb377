import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { FieldFrame } from './field-frame';
import type { FieldTexts, FieldWidth } from './field-frame';
import styles from './field.module.css';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts | 'width' | 'size'> & {
    name: string;
    width?: FieldWidth | undefined;
    /** Stands under the field: what its value means. */
    note?: ReactNode;
    /** Stands inside the field at its end: a unit, an icon, a button. */
    after?: ReactNode;
    inputRef?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text, a number or a date; controlled or not, as any `<input>`. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, note, error, optional, optionalLabel, ...own } = props;
  const { width, after, inputRef, className, ...native } = own;
  const texts = { id, label, hint, note, error, optional, optionalLabel };
  return (
    <FieldFrame {...texts} width={width} className={className}>
      {(control) => (
        <span className={styles.box}>
          <input
            type="text"
            {...native}
            {...control}
            ref={inputRef}
            className={classNames(control.className, after !== undefined && styles['with-after'])}
          />
          {after !== undefined && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

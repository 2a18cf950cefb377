import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { FieldFrame } from './field-frame';
import type { FieldTexts } from './field-frame';
import styles from './field.module.css';

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldTexts> & {
    name: string;
    inputRef?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, optional, optionalLabel, inputRef, className, rows = 4, ...native } = props;
  const texts = { id, label, hint, error, optional, optionalLabel };
  return (
    <FieldFrame {...texts} className={className}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          ref={inputRef}
          className={classNames(control.className, styles.area)}
        />
      )}
    </FieldFrame>
  );
}

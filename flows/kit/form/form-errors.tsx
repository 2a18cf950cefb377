import type { RefObject } from 'react';
import { Notice } from '#blocks/ui/notice';
import { FieldLink } from '../engine/field-link';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';
import type { Fault } from './obstacles';

interface FormErrorsProps {
  /** Prefix of the fields' ids. */
  id: string;
  faults: readonly Fault[];
  summaryRef: RefObject<HTMLDivElement>;
}

/** What keeps the form from being sent, above it; each leads to its field. Takes the focus after a vain attempt. */
export function FormErrors({ id, faults, summaryRef }: FormErrorsProps) {
  if (faults.length === 0) return null;
  return (
    <div ref={summaryRef} tabIndex={-1} className={styles.summary}>
      <Notice kind="error" title={FORM_WORDS.mend}>
        {faults.map(({ key, label, part, message }) => (
          <p key={key}>
            <FieldLink field={`${id}-${key}`}>
              {part === null ? label : `${label}, ${part.toLowerCase()}`}: {message}
            </FieldLink>
          </p>
        ))}
      </Notice>
    </div>
  );
}

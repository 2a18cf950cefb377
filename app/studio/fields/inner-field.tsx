import { createContext, createElement, useContext, type ReactNode } from 'react';
import { isRecord, type EditorField } from '#cms/fields/editor-field';
import { issuesAt, NO_ISSUES, type FieldIssue } from './field-issues';
import type { FieldEditorProps } from './field-props';
import styles from './fields.module.css';
import { withProperty } from './with-property';

/** Fields have fields inside: what shows any field is handed down, so that no control has to know all others. */
export const InnerFieldContext = createContext<(props: FieldEditorProps) => ReactNode>(() => {
  throw new Error('a field inside a field stands below FieldEditor or FieldGroup');
});

/** A field inside another one. */
export function InnerField(props: FieldEditorProps) {
  return createElement(useContext(InnerFieldContext), props);
}

export interface FieldGroupProps {
  fields: readonly EditorField[];
  /** An object; anything else counts as an empty one. */
  value: unknown;
  onChange: (value: Readonly<Record<string, unknown>>) => void;
  issues?: readonly FieldIssue[];
  id: string;
}

/** The fields of one object inside a field, one under another. */
export function InnerGroup({ fields, value, onChange, issues = NO_ISSUES, id }: FieldGroupProps) {
  const object = isRecord(value) ? value : {};
  return (
    <div className={styles.stack}>
      {fields.map((field) => (
        <InnerField
          key={field.name}
          field={field}
          value={object[field.name]}
          onChange={(next) => onChange(withProperty(object, field.name, next))}
          issues={issuesAt(issues, field.name)}
          id={`${id}-${field.name}`}
        />
      ))}
    </div>
  );
}

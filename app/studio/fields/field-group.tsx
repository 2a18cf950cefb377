import { isRecord, type EditorField } from '#cms/fields/editor-field';
import { FieldEditor } from './field-editor';
import { issuesAt, NO_ISSUES, type FieldIssue } from './field-issues';
import styles from './fields.module.css';

export interface FieldGroupProps {
  fields: readonly EditorField[];
  /** An object; anything else counts as an empty one. */
  value: unknown;
  onChange: (value: Readonly<Record<string, unknown>>) => void;
  issues?: readonly FieldIssue[];
  id: string;
}

/** The fields of one object, one under another. Properties that no field names stay in it as they are. */
export function FieldGroup({ fields, value, onChange, issues = NO_ISSUES, id }: FieldGroupProps) {
  const object = isRecord(value) ? value : {};
  return (
    <div className={styles.stack}>
      {fields.map((field) => (
        <FieldEditor
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

/** The object with one property changed in its place, added at the end, or taken out (`undefined`). */
export function withProperty(
  object: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (value !== undefined) return { ...object, [name]: value };
  const { [name]: _gone, ...rest } = object;
  return rest;
}

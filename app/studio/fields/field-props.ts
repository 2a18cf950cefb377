import type { EditorField } from '#cms/fields/editor-field';
import type { FieldIssue } from './field-issues';

/** What every control of a field takes. */
export interface FieldProps<Field extends EditorField = EditorField> {
  field: Field;
  value: unknown;
  /** `undefined` takes the property out. */
  onChange: (value: unknown) => void;
  issues: readonly FieldIssue[];
  /** Unique on the page; the root of the ids inside. */
  id: string;
}

/** What shows any field takes. */
export interface FieldEditorProps extends Omit<FieldProps, 'issues'> {
  issues?: readonly FieldIssue[];
}

/** What the frames of the design system ask for: label, hint and error under the control's id. */
export function toFieldTexts({ field, issues, id }: Pick<FieldProps, 'field' | 'issues' | 'id'>) {
  const error = issues.find(({ pointer }) => pointer === '')?.message;
  return {
    id,
    label: field.label,
    hint: field.hint ?? undefined,
    error,
    optional: !field.isRequired,
  };
}

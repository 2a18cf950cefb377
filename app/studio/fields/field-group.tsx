import { FieldEditor } from './field-editor';
import { InnerFieldContext, InnerGroup, type FieldGroupProps } from './inner-field';

/** The fields of one object, one under another. Properties that no field names stay in it as they are. */
export function FieldGroup(props: FieldGroupProps) {
  return (
    <InnerFieldContext.Provider value={FieldEditor}>
      <InnerGroup {...props} />
    </InnerFieldContext.Provider>
  );
}

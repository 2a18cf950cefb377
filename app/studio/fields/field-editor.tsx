import { isRecord, type EditorField } from '#cms/fields/editor-field';
import { ChoiceInput, SwitchInput } from './choice-input';
import { ComponentsField } from './components-field';
import { NO_ISSUES } from './field-issues';
import type { FieldEditorProps, FieldProps } from './field-props';
import { InnerFieldContext } from './inner-field';
import { ImageInput } from './image-input';
import { JsonInput } from './json-input';

import { ListInput } from './list-input';
import { MomentInput } from './moment-input';
import { ObjectInput } from './object-input';
import { RecordInput } from './record-input';
import { ReferenceInput } from './reference-input';
import { RichTextInput } from './rich-text-input';
import { NumberInput, TextInput } from './text-input';
import { UnionInput } from './union-input';

/** Any field by its control. A value of another kind is shown as JSON: it is never lost unseen. */
export function FieldEditor({ issues = NO_ISSUES, ...rest }: FieldEditorProps) {
  const props = { ...rest, issues };
  return (
    <InnerFieldContext.Provider value={FieldEditor}>
      {isShowable(props.field, props.value) ? <Control {...props} /> : <JsonInput {...props} isMisfit />}
    </InnerFieldContext.Provider>
  );
}

function Control({ field, ...rest }: FieldProps) {
  switch (field.control) {
    case 'text':
    case 'textarea':
      return field.refersTo === undefined ? (
        <TextInput field={field} {...rest} />
      ) : (
        <ReferenceInput field={field} {...rest} />
      );
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'date':
    case 'date-time':
      return <MomentInput field={field} {...rest} />;
    case 'object':
      return <ObjectInput field={field} {...rest} />;
    case 'image':
      return <ImageInput field={field} {...rest} />;
    case 'list':
      return <ListInput field={field} {...rest} />;
    case 'union':
      return <UnionInput field={field} {...rest} />;
    case 'record':
      return <RecordInput field={field} {...rest} />;
    case 'switch':
      return <SwitchInput field={field} {...rest} />;
    case 'rich-text':
      return <RichTextInput field={field} {...rest} />;
    case 'link-url':
      return <ReferenceInput field={field} {...rest} />;
    case 'json':
      return field.holds === 'components' ? (
        <ComponentsField field={field} {...rest} />
      ) : (
        <JsonInput field={field} {...rest} />
      );
  }
}

/** Can the field's control show this value? A missing one always; a choice shows what its list does not have. */
function isShowable(field: EditorField, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (field.control) {
    case 'json':
      return field.holds !== 'components' || Array.isArray(value);
    case 'image':
      return isRecord(value) || (field.allowsAddress === true && typeof value === 'string');
    case 'object':
    case 'union':
    case 'record':
      return isRecord(value);
    case 'list':
      return Array.isArray(value);
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value !== 'object';
    case 'text':
    case 'textarea':
      return typeof value === 'string' || (typeof value === 'number' && field.allowsNumber);
    default:
      return typeof value === 'string';
  }
}

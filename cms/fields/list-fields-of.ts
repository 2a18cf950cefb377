import type * as z from 'zod';
import type { EditorField } from './editor-field';
import { listEditorFields } from './list-editor-fields';

/** Whatever has props: a block or a flow. */
interface WithProps {
  readonly props: z.ZodType;
}

const known = new WeakMap<WithProps, EditorField[]>();

/** The fields of a block or a flow. They follow from the code, so they are made once in a process. */
export function listFieldsOf(definition: WithProps): EditorField[] {
  const fields = known.get(definition) ?? listEditorFields(definition.props);
  known.set(definition, fields);
  return fields;
}

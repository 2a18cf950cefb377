import { createContext, createElement, useContext, type ComponentType } from 'react';
import type { PlainField } from '#cms/fields/editor-field';
import type { FieldProps } from './field-props';
import { JsonInput } from './json-input';

/** What edits components: it has to know the blocks of this build, so the screen that knows them gives it. */
export const ComponentsEditorContext = createContext<ComponentType<FieldProps<PlainField>> | null>(null);

/** A list of components; as JSON where nobody knows blocks. */
export function ComponentsField(props: FieldProps<PlainField>) {
  return createElement(useContext(ComponentsEditorContext) ?? JsonInput, props);
}

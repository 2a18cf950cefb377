import { TextField, type TextFieldProps } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';

export interface LineFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'autoComplete' | 'optional' | 'type' | 'inputMode' | 'onInput'
> {
  /** The text of the field when the form is shown for the first time. */
  initial?: string | undefined;
}

/** One line of text in a flow's form. An answer brings back what was typed, and its error stands under the field. */
export function LineField({ name, initial, ...own }: LineFieldProps) {
  const { id, value, error } = useFlowField(name);
  return <TextField {...own} id={id} name={name} error={error} defaultValue={value ?? initial} />;
}

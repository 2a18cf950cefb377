import { TextField, type TextFieldProps } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';

export interface LineFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'autoComplete' | 'optional' | 'type' | 'inputMode' | 'onInput'
> {
  /** The text of the field when the form is shown for the first time. */
  initial?: string | undefined;
}

/** A field for one line of text. When the form is sent and shown again, it holds what was typed, with the error below. */
export function LineField({ name, initial, ...own }: LineFieldProps) {
  const { id, value, error } = useFlowField(name);
  return <TextField {...own} id={id} name={name} error={error} defaultValue={value ?? initial} />;
}

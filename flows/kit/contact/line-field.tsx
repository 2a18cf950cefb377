import { TextField, type TextFieldProps } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';

export interface LineFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'autoComplete' | 'optional' | 'type' | 'inputMode' | 'onInput'
> {
  /** What stands there before anything was sent. */
  initial?: string | undefined;
}

/** One line of text in a flow's form: what was typed comes back with the answer, and the error stands under it. */
export function LineField({ name, initial, ...own }: LineFieldProps) {
  const { id, value, error } = useFlowField(name);
  return <TextField {...own} id={id} name={name} error={error} defaultValue={value ?? initial} />;
}

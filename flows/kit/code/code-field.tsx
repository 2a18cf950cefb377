import { useState, type ChangeEvent } from 'react';
import { TextField } from '#blocks/ui/text-field';
import { useFlow, useFlowField } from '../engine/flow-context';

interface CodeFieldProps {
  /** How many digits the server says the code has (CODE-120, CODE-408). */
  length: number;
  label?: string;
  onInput?: (digits: string) => void;
  /** Called once the code is whole, unless an error is shown: CODE-209. */
  onWhole?: (input: HTMLInputElement) => void;
}

/** A one-time code from an SMS: digits only; phones offer to fill it in. Empty again after every answer. */
export function CodeField(props: CodeFieldProps) {
  return <EmptyCodeField key={useFlow().state.turn} {...props} />;
}

function EmptyCodeField({ length, label = 'Код из SMS', onInput, onWhole }: CodeFieldProps) {
  const { id, error } = useFlowField('code');
  const [text, setText] = useState('');
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(0, length);
    setText(digits);
    onInput?.(digits);
    const isWhole = digits.length === length && text.length < length;
    // CODE-210
    if (isWhole && error === undefined) onWhole?.(target);
  };
  return (
    <TextField
      {...{ id, label, error }}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\d{${length}}`}
      width="code"
      value={text}
      onChange={onChange}
    />
  );
}

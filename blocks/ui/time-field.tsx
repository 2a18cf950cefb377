import type { ChangeEvent } from 'react';
import { fieldWords } from './text/ru/fields';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';
import { applyMask } from './typed-mask';
import { formatTypedTime } from './typed-time';

export type TimeFieldProps = Omit<TextFieldProps, 'value'>;

const TYPED = { typed: formatTypedTime, whole: formatTypedTime };

/** A time of day as hh:mm, uncontrolled. A digit that no time has is not taken; without scripts it is a plain field. */
export function TimeField({ onChange, ...field }: TimeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    applyMask(event, TYPED);
    onChange?.(event);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={fieldWords.timePlaceholder}
      width="short"
      {...field}
      onChange={change}
    />
  );
}

import { useState, type ChangeEvent } from 'react';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { formatPhoneInput, toCaret } from './phone-input';

interface PhoneFieldProps {
  name?: string;
  label: string;
  hint?: string | undefined;
  /** 11 digits starting with 7; empty without one. */
  msisdn?: string | undefined;
  onInput?: (typed: string) => void;
}

/** A phone number with its mask. Without scripts any usual form is typed, and the server understands it. */
export function PhoneField({ name = 'msisdn', label, hint, msisdn = '', onInput }: PhoneFieldProps) {
  const { id, value, error } = useFlowField(name);
  const given = value ?? msisdn;
  const [text, setText] = useState(given === '' ? '' : formatPhoneInput(given));

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const before = typed.slice(0, target.selectionStart ?? typed.length).replace(/\D/g, '').length;
    const formatted = formatPhoneInput(typed);
    setText(formatted);
    onInput?.(formatted);
    const caret = target.selectionStart === typed.length ? formatted.length : toCaret(formatted, before);
    // React puts the caret at the end of a text that it changes.
    requestAnimationFrame(() => target.setSelectionRange(caret, caret));
  };

  return (
    <TextField
      {...{ id, name, label, hint, error }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      width="phone"
      placeholder="+7 (999) 999 - 99 - 99"
      value={text}
      onChange={onChange}
      // CODE-406
      onFocus={() => setText((current) => (current === '' ? '+7' : current))}
      onBlur={() => setText((current) => (current === '+7' ? '' : current))}
    />
  );
}

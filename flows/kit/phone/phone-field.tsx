import { useEffect, useMemo, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { useHydrated } from '../engine/use-hydrated';
import { putCaret } from '../form/put-caret';
import { FIELD_TEXTS } from '../texts/field-texts';
import { ClearButton } from './clear-button';
import { offerPhones } from './offer-phones';
import {
  formatPhoneInput,
  isWholePhone,
  PHONE_MASKS,
  toAddedDigits,
  toCaret,
  type PhoneMask,
} from './phone-input';
import { getRememberedPhones } from './remembered-phones';
import { useLeftUnfinished } from './use-left-unfinished';

interface PhoneFieldProps {
  name?: string;
  label: string;
  hint?: string | undefined;
  /** 11 digits starting with 7; empty without one. */
  msisdn?: string | undefined;
  /** The mask when left out. */
  placeholder?: string | undefined;
  mask?: PhoneMask | undefined;
  /** What is said of a number that was left unfinished. */
  invalid?: string | undefined;
  /** A button that empties the field (PAY-122); with scripts only. */
  isClearable?: boolean;
  /** Under which name numbers are remembered (`rememberPhone`): the newest one is filled in, all are offered. */
  remember?: string | undefined;
  /** False: somebody else's number is asked for, so that none of the visitor's is filled in unasked. */
  isOwn?: boolean;
  /** Gets the text of the field: typed, filled in, or empty when it was cleared. */
  onInput?: ((typed: string) => void) | undefined;
}

/** A phone number with its mask. Without scripts any usual form is typed, and the server understands it. */
export function PhoneField(props: PhoneFieldProps) {
  const { name = 'msisdn', label, hint, msisdn = '', mask = '+7', isClearable = false, isOwn = true } = props;
  const { placeholder = PHONE_MASKS[mask], invalid = FIELD_TEXTS.numberInvalid, onInput } = props;
  const field = useFlowField(name);
  const given = field.value ?? msisdn;
  const [text, setText] = useState(given === '' ? '' : formatPhoneInput(given, mask));
  const isEmpty = text === '' || text === mask;
  const { isLeftUnfinished, noteLeave } = useLeftUnfinished(!isEmpty && !isWholePhone(text));
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();

  const change = (next: string) => {
    setText(next);
    onInput?.(next);
  };
  /** The number that was filled in unasked, until the visitor has typed. */
  const filledIn = useRef<string | null>(null);
  const remembered = useRememberedPhones(props.remember, (newest) => {
    // As it is now: a visitor may have come to the field, and typed, since it was drawn.
    if (input.current?.value !== '' || input.current === document.activeElement) return;
    filledIn.current = formatPhoneInput(newest, mask);
    change(filledIn.current);
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A whole number has no room for more digits: the first one typed begins another, wherever the caret stands.
    const added = filledIn.current === null ? null : toAddedDigits(filledIn.current, target.value);
    filledIn.current = null;
    const typed = added ?? target.value;
    const end = added?.length ?? target.selectionStart ?? typed.length;
    const before = typed.slice(0, end).replace(/\D/g, '').length;
    const formatted = formatPhoneInput(typed, mask);
    change(formatted);
    putCaret(target, end === typed.length ? formatted.length : toCaret(formatted, before));
  };
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    // CODE-406
    setText((current) => (current === '' ? mask : current));
    // Shown as what is typed over; a press puts its caret after this event.
    if (filledIn.current !== null) setTimeout(() => filledIn.current !== null && currentTarget.select());
    // The browser's own numbers come first: the operator's would be the same ones once more.
    if (remembered.length === 0) void offerPhones(currentTarget, isOwn);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (text === mask) setText('');
    noteLeave(event);
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };

  return (
    <>
      <TextField
        id={field.id}
        name={name}
        label={label}
        hint={hint}
        placeholder={placeholder}
        error={isLeftUnfinished ? invalid : field.error}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="phone"
        inputRef={input}
        value={text}
        onChange={onChange}
        onFocus={onFocus}
        onBlur={onBlur}
        {...(remembered.length > 0 && { list: `${field.id}-remembered` })}
        {...(isClearable && isHydrated && { after: !isEmpty && <ClearButton onClick={clear} /> })}
      />
      {remembered.length > 0 && (
        <datalist id={`${field.id}-remembered`}>
          {remembered.map((phone) => (
            <option key={phone}>{formatPhoneInput(phone, mask)}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

const NONE: string[] = [];

/** Read once React has taken over: the server does not know them. */
function useRememberedPhones(key: string | undefined, fill: (newest: string) => void): string[] {
  const isHydrated = useHydrated();
  const isRead = isHydrated && key !== undefined;
  const phones = useMemo(() => (isRead ? getRememberedPhones(key) : NONE), [isRead, key]);
  const onRead = useRef(fill);
  useEffect(() => {
    if (phones[0] !== undefined) onRead.current(phones[0]);
  }, [phones]);
  return phones;
}

import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { FieldFrame } from '#blocks/ui/field-frame';
import { useFlow, useSecretField } from '../engine/flow-context';
import { useHydrated } from '../engine/use-hydrated';
import { useLeftUnfinished } from '../phone/use-left-unfinished';
import { FIELD_TEXTS } from '../texts/field-texts';
import { findCode, NO_CODE, toPartSizes, typeCode, type CodeParts, type CodeVariant } from './code-parts';
import { toDigitWords } from './code-words';
import { useCodeFromSms } from './use-code-from-sms';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** How many digits the server says the code has (CODE-120, CODE-408). */
  length: number;
  /** `two`: two parts of three digits; one field without scripts, and for a code of another length (CODE-418). */
  variant?: CodeVariant | undefined;
  label?: string;
  onInput?: ((digits: string) => void) | undefined;
  /** Called once the code is whole, unless an error is shown (CODE-209, CODE-210). */
  onWhole?: ((input: HTMLInputElement) => void) | undefined;
}

/** A one-time code from an SMS: digits only; phones offer to fill it in. Empty again after every answer. */
export function CodeField(props: CodeFieldProps) {
  return <EmptyCodeField key={useFlow().state.turn} {...props} />;
}

function EmptyCodeField({ length, variant = 'one', label = 'Код из SMS', onInput, onWhole }: CodeFieldProps) {
  const { id, error } = useSecretField('code');
  const isHydrated = useHydrated();
  const sizes = toPartSizes(isHydrated ? variant : 'one', length);
  const isTwo = sizes[1] > 0;
  const [parts, setParts] = useState(NO_CODE);
  const digits = parts.join('');
  const isWhole = digits.length === length;
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { isLeftUnfinished, noteLeave } = useLeftUnfinished(digits !== '' && !isWhole);
  useWhole(isWhole && error === undefined, () => first.current && onWhole?.(first.current));

  const change = (part: 0 | 1, typed: string) => {
    const next = typeCode(parts, part, typed, sizes);
    setParts(next);
    onInput?.(next.join(''));
    if (isTwo && next[0].length === sizes[0] && next.join('').length > digits.length) second.current?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const code = findCode(event.clipboardData.getData('text'), length);
    if (code === null) return;
    event.preventDefault();
    change(0, code);
  };
  const onSecondKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Backspace' || selectionStart !== 0 || selectionEnd !== 0) return;
    event.preventDefault();
    first.current?.focus();
    const next: CodeParts = [parts[0].slice(0, -1), parts[1]];
    setParts(next);
    onInput?.(next.join(''));
  };
  useCodeFromSms((text) => {
    const code = findCode(text, length);
    if (code !== null) change(0, code);
  });

  const shared = { type: 'text', inputMode: 'numeric', onPaste } as const;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={`В\u00a0коде ${toDigitWords(length)}`}
      error={isLeftUnfinished ? FIELD_TEXTS.codeInvalid : error}
    >
      {(control) => {
        const className = classNames(control.className, styles.digits);
        return (
          <div
            className={classNames(styles.code, isTwo && styles.two)}
            data-length={length}
            onBlur={noteLeave}
          >
            <input
              {...shared}
              {...control}
              className={className}
              ref={first}
              {...(isTwo ? { 'aria-label': `${label}: первые три цифры` } : { name: 'code' })}
              autoComplete="one-time-code"
              pattern="\d*"
              value={parts[0]}
              onChange={({ target }) => change(0, target.value)}
            />
            {isTwo && (
              <>
                <span className={styles.dash} aria-hidden="true" />
                <input
                  {...shared}
                  className={className}
                  ref={second}
                  aria-label={`${label}: последние три цифры`}
                  aria-describedby={control['aria-describedby']}
                  aria-invalid={control['aria-invalid']}
                  autoComplete="off"
                  value={parts[1]}
                  onChange={({ target }) => change(1, target.value)}
                  onKeyDown={onSecondKey}
                />
                <input type="hidden" name="code" value={digits} />
              </>
            )}
          </div>
        );
      }}
    </FieldFrame>
  );
}

/** After the field shows the whole code, so that a form that is sent from here carries what is seen. */
function useWhole(isWhole: boolean, onWhole: () => void): void {
  const latest = useRef(onWhole);
  useEffect(() => {
    latest.current = onWhole;
  });
  useEffect(() => {
    if (isWhole) latest.current();
  }, [isWhole]);
}

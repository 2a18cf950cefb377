import { clearValue } from '#cms/fields/create-value';
import type { NumberField, TextField as TextEditorField } from '#cms/fields/editor-field';
import { TextArea } from '#blocks/ui/text-area';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { toFieldTexts, type FieldProps } from './field-props';
import { useTypedText } from './use-typed-text';

/** A text of one line or of several; how long it is shows once it comes near its limit. */
export function TextInput({ field, value, onChange, issues, id }: FieldProps<TextEditorField>) {
  const t = useTexts('fields');
  const text = value === undefined || value === null ? '' : String(value);
  const { maxLength: max } = field;
  const length =
    max !== null && text.length > max * NEARLY_FULL ? t('signs', { length: text.length, max }) : null;
  const texts = toFieldTexts({ field, issues, id });
  const shared = {
    ...texts,
    ...{ hint: [texts.hint, length].filter(Boolean).join(' · ') || undefined },
    ...{ name: id, value: text, placeholder: toPlaceholder(field.default), autoComplete: 'off' },
  };
  const change = (next: string) => onChange(next === '' ? clearValue(field) : next);
  return field.control === 'textarea' ? (
    <TextArea {...shared} rows={3} onChange={({ target }) => change(target.value)} />
  ) : (
    <TextField {...shared} onChange={({ target }) => change(target.value)} />
  );
}

const NEARLY_FULL = 0.8;

function toPlaceholder(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A number, typed as people write it: with a comma or with spaces between the thousands. */
export function NumberInput({ field, value, onChange, issues, id }: FieldProps<NumberField>) {
  const t = useTexts('fields');
  const { typed, type, forget } = useTypedText(value);
  const known = typeof value === 'number' ? String(value).replace('.', ',') : '';
  const text = typed ?? known;
  const texts = toFieldTexts({ field, issues, id });
  const wrong =
    text === '' || isFit(readNumber(text), field)
      ? undefined
      : t(field.isInteger ? 'needsWhole' : 'needsNumber');
  return (
    <TextField
      {...texts}
      error={wrong ?? texts.error}
      name={id}
      width="phone"
      inputMode={field.isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      placeholder={toPlaceholder(field.default)}
      onChange={({ target }) => {
        const next = target.value.trim() === '' ? clearValue(field) : readNumber(target.value);
        if (typeof next === 'number' && !isFit(next, field)) return type(target.value);
        type(target.value, next);
        onChange(next);
      }}
      onBlur={() => {
        if (wrong === undefined) forget();
      }}
    />
  );
}

function readNumber(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function isFit(number: number, { isInteger }: NumberField): boolean {
  return isInteger ? Number.isSafeInteger(number) : Number.isFinite(number);
}

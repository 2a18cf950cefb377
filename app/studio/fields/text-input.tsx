import { clearValue } from '#cms/fields/create-value';
import type { NumberField, TextField as TextEditorField } from '#cms/fields/editor-field';
import { fromRoubles, toRoubles } from '#cms/fields/roubles';
import { TextArea } from '#blocks/ui/text-area';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { readBegun, saysSum } from './begun-reference';
import { toFieldTexts, type FieldProps } from './field-props';
import type { ReferenceSuggestion } from './field-sources';
import { ReferenceList } from './reference-list';
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
    hint:
      [texts.hint, isFree(field) && saysSum(text) ? t('referenceHint', { open: '{{' }) : '', length]
        .filter(Boolean)
        .join(' · ') || undefined,
    name: id,
    value: text,
    placeholder: toPlaceholder(field.default),
    autoComplete: 'off',
  };
  const change = (next: string) => onChange(next === '' ? clearValue(field) : next);
  return (
    <>
      {field.control === 'textarea' ? (
        <TextArea {...shared} rows={3} onChange={({ target }) => change(target.value)} />
      ) : (
        <TextField {...shared} onChange={({ target }) => change(target.value)} />
      )}
      <ReferenceList
        search={isFree(field) ? (readBegun(text)?.search ?? null) : null}
        onChoose={(chosen) => change(insert(text, chosen))}
      />
    </>
  );
}

/** A field of words, which may refer to products and facts. */
const isFree = ({ pattern }: TextEditorField) => pattern === null;

function insert(text: string, { token }: ReferenceSuggestion): string {
  return text.slice(0, readBegun(text)?.start) + token;
}

const NEARLY_FULL = 0.8;

function toPlaceholder(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A number, typed as people write it: with a comma or with spaces between the thousands. Money stands in roubles. */
export function NumberInput({ field, value, onChange, issues, id }: FieldProps<NumberField>) {
  const t = useTexts('fields');
  const { typed, type, forget } = useTypedText(value);
  const isMoney = field.unit === 'kopecks';
  const known = typeof value === 'number' ? writeNumber(value, isMoney) : '';
  const read = (entered: string) => (isMoney ? fromRoubles(readNumber(entered)) : readNumber(entered));
  const text = typed ?? known;
  const texts = toFieldTexts({ field, issues, id });
  const wrong =
    text === '' || isFit(read(text), field)
      ? undefined
      : t(isMoney ? 'needsRoubles' : field.isInteger ? 'needsWhole' : 'needsNumber');
  return (
    <TextField
      {...texts}
      error={wrong ?? texts.error}
      name={id}
      width="phone"
      inputMode={field.isInteger && !isMoney ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      placeholder={
        typeof field.default === 'number' ? writeNumber(field.default, isMoney) : toPlaceholder(field.default)
      }
      onChange={({ target }) => {
        const next = target.value.trim() === '' ? clearValue(field) : read(target.value);
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

function writeNumber(value: number, isMoney: boolean): string {
  return isMoney ? toRoubles(value) : String(value).replace('.', ',');
}

function readNumber(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function isFit(number: number, { isInteger }: NumberField): boolean {
  return isInteger ? Number.isSafeInteger(number) : Number.isFinite(number);
}

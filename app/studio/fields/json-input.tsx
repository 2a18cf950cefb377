import { clearValue, createFieldValue } from '#cms/fields/create-value';
import { ToolButton } from '../shell/tool-button';
import { TextArea } from '#blocks/ui/text-area';
import { useTexts } from '../texts/use-texts';
import { toFieldTexts, type FieldProps } from './field-props';
import styles from './fields.module.css';
import { useTypedText } from './use-typed-text';

interface JsonInputProps extends FieldProps {
  /** The field has a control of its own, which cannot show this value. */
  isMisfit?: boolean;
}

/** Any value as JSON. What is being typed and is no JSON yet stays here; the value changes once it is. */
export function JsonInput({ field, value, onChange, issues, id, isMisfit = false }: JsonInputProps) {
  const t = useTexts('fields');
  const { typed, type, forget } = useTypedText(value);
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2));
  const texts = toFieldTexts({ field, issues, id });
  const read = parse(text);
  return (
    <div className={styles.stack}>
      <TextArea
        {...texts}
        hint={[texts.hint, t(isMisfit ? 'misfit' : 'json')].filter(Boolean).join(' · ')}
        error={read.ok ? texts.error : t('jsonWrong', { reason: read.reason })}
        name={id}
        rows={Math.min(Math.max(text.split('\n').length, 3), 16)}
        className={styles.code}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          const next = parse(target.value);
          if (!next.ok) return type(target.value);
          const known = next.value === undefined ? clearValue(field) : next.value;
          type(target.value, known);
          onChange(known);
        }}
        onBlur={() => {
          if (read.ok) forget();
        }}
      />
      {isMisfit && (
        <div>
          <ToolButton variant="secondary" onClick={() => onChange(createFieldValue(field))}>
            {t('beginAnew')}
          </ToolButton>
        </div>
      )}
    </div>
  );
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : '' };
  }
}

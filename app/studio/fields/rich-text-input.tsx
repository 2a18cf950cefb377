import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { clearValue } from '#cms/fields/create-value';
import type { PlainField } from '#cms/fields/editor-field';
import { classNames } from '#blocks/ui/class-names';
import { describedBy, FieldError } from '#blocks/ui/field-frame';
import { ui } from '#blocks/ui/text/ru/ui';
import { useInBrowser } from '../shell/use-in-browser';
import { useTexts } from '../texts/use-texts';
import { toFieldTexts, type FieldProps } from './field-props';
import styles from './fields.module.css';
import rich from './rich-text.module.css';
import { cleanHtml, toHtml } from './rich-text-html';
import { RichTextToolbar } from './rich-text-toolbar';

/** Formatted text: what is typed and pasted is cleaned as the schema would clean it, before it goes anywhere. */
export function RichTextInput({ field, value, onChange, issues, id }: FieldProps<PlainField>) {
  const t = useTexts('fields');
  const { label, hint, error, optional } = toFieldTexts({ field, issues, id });
  const { area, note, apply } = useEditable(typeof value === 'string' ? value : '', (html) =>
    onChange(html === '' ? clearValue(field) : html),
  );
  const isReady = useInBrowser();
  const [isActive, setActive] = useState(false);
  return (
    <div className={rich.rich} onFocus={() => setActive(true)} onBlur={() => setActive(false)}>
      <p id={`${id}-label`} className={rich['rich-label']}>
        {label}
        {optional && <span className={styles.optional}> {ui.optional}</span>}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(rich['rich-box'], isActive && rich['rich-active'])}>
        <RichTextToolbar id={id} label={t('formatting', { field: label })} area={area} onApply={apply} />
        <div
          ref={area}
          id={id}
          className={rich['rich-area']}
          // Its text comes with the script: nobody types over what is not there yet.
          contentEditable={isReady}
          aria-busy={isReady ? undefined : true}
          suppressContentEditableWarning
          // Formatted text has no element of its own.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="textbox"
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          onInput={note}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault();
            const html = event.clipboardData.getData('text/html');
            if (html === '') apply('insertText', event.clipboardData.getData('text/plain'));
            else apply('insertHTML', cleanHtml(html));
          }}
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** A document's own editing, kept in step with the value. React never writes into the area: the caret would jump. */
function useEditable(value: string, onChange: (html: string) => void) {
  const area = useRef<HTMLDivElement>(null);
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (area.current === null || written.current === value) return;
    written.current = value;
    area.current.innerHTML = cleanHtml(value);
  }, [value]);
  const note = () => {
    if (area.current === null) return;
    const html = toHtml(area.current);
    if (html === written.current) return;
    written.current = html;
    onChange(html);
  };
  return {
    area,
    note,
    apply(command: string, argument?: string) {
      area.current?.focus();
      // The one way to edit with the browser's own history, so that Ctrl+Z takes it back.
      document.execCommand('defaultParagraphSeparator', false, 'p');
      document.execCommand('styleWithCSS', false, 'false');
      document.execCommand(command, false, argument);
      note();
    },
  };
}

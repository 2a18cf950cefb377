import { useEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import { clearValue } from '#cms/fields/create-value';
import type { PlainField } from '#cms/fields/editor-field';
import { classNames } from '#blocks/ui/class-names';
import { describedBy, FieldError } from '#blocks/ui/field-frame';
import { ui } from '#blocks/ui/text/ru/ui';
import { useInBrowser } from '../shell/use-in-browser';
import { useTexts } from '../texts/use-texts';
import { readBegun, saysSum } from './begun-reference';
import { toFieldTexts, type FieldProps } from './field-props';
import styles from './fields.module.css';
import rich from './rich-text.module.css';
import { ReferenceList } from './reference-list';
import { cleanHtml, toHtml } from './rich-text-html';
import { RichTextToolbar } from './rich-text-toolbar';

/** Formatted text: what is typed and pasted is cleaned as the schema would clean it, before it goes anywhere. */
export function RichTextInput({ field, value, onChange, issues, id }: FieldProps<PlainField>) {
  const t = useTexts('fields');
  const { label, error, optional, ...texts } = toFieldTexts({ field, issues, id });
  const refers = typeof value === 'string' && saysSum(value) ? t('referenceHint', { open: '{{' }) : '';
  const hint = [texts.hint, refers].filter(Boolean).join(' · ') || undefined;
  const { area, note, apply } = useEditable(typeof value === 'string' ? value : '', (html) =>
    onChange(html === '' ? clearValue(field) : html),
  );
  const references = useReferences(area, apply);
  const isReady = useInBrowser();
  const [isActive, setActive] = useState(false);
  return (
    <div
      className={rich.rich}
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        setActive(false);
        if (!currentTarget.contains(relatedTarget)) references.close();
      }}
    >
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
          onInput={() => {
            note();
            references.look();
          }}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault();
            const html = event.clipboardData.getData('text/html');
            if (html === '') apply('insertText', event.clipboardData.getData('text/plain'));
            else apply('insertHTML', cleanHtml(html));
          }}
        />
      </div>
      <ReferenceList search={references.search} onChoose={({ token }) => references.insert(token)} />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** A reference that is begun before the caret, «за {{макс», and what takes its place. */
function useReferences(area: RefObject<HTMLElement | null>, apply: Editable['apply']) {
  const [begun, setBegun] = useState<{ search: string; range: Range } | null>(null);
  return {
    search: begun?.search ?? null,
    close: () => setBegun(null),
    look: () => setBegun(area.current && findBegun(area.current)),
    insert(token: string) {
      const selection = window.getSelection();
      if (begun === null || selection === null) return;
      area.current?.focus();
      selection.removeAllRanges();
      selection.addRange(begun.range);
      apply('insertText', token);
      setBegun(null);
    },
  };
}

function findBegun(area: HTMLElement) {
  const { anchorNode: node = null, anchorOffset: end = 0 } = window.getSelection() ?? {};
  if (node === null || node.nodeType !== Node.TEXT_NODE || !area.contains(node)) return null;
  const begun = readBegun((node.textContent ?? '').slice(0, end));
  if (begun === null) return null;
  const range = document.createRange();
  range.setStart(node, begun.start);
  range.setEnd(node, end);
  return { search: begun.search, range };
}

type Editable = ReturnType<typeof useEditable>;

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

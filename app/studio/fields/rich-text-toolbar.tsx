import { useRef, useState, type RefObject } from 'react';
import { isSafeUrl } from '#schemas/values/safe-url';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import styles from './fields.module.css';
import rich from './rich-text.module.css';
import { ReferenceInput } from './reference-input';

const COMMANDS = [
  { command: 'bold', text: 'bold', sign: 'Ж', look: 'sign-bold' },
  { command: 'italic', text: 'italic', sign: 'К', look: 'sign-italic' },
  { command: 'insertUnorderedList', text: 'bulletList', sign: '• —', look: 'sign-plain' },
  { command: 'insertOrderedList', text: 'numberedList', sign: '1. —', look: 'sign-plain' },
] as const;

interface RichTextToolbarProps {
  id: string;
  label: string;
  area: RefObject<HTMLElement | null>;
  onApply: (command: string, argument?: string) => void;
}

/** Bold, italic, lists and links; Ctrl+B and Ctrl+I are the browser's own. */
export function RichTextToolbar({ id, label, area, onApply }: RichTextToolbarProps) {
  const t = useTexts('fields');
  const link = useLinkChoice(area, onApply);
  return (
    <>
      <fieldset aria-label={label} className={rich.toolbar}>
        {COMMANDS.map(({ command, text, sign, look }) => (
          <button
            key={command}
            type="button"
            className={rich['toolbar-button']}
            aria-label={t(text)}
            title={t(text)}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onApply(command)}
          >
            <span aria-hidden="true" className={rich[look]}>
              {sign}
            </span>
          </button>
        ))}
        <button
          type="button"
          className={rich['toolbar-button']}
          aria-expanded={link.href !== null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={link.open}
        >
          {t('link')}
        </button>
      </fieldset>
      {link.href !== null && (
        <div className={rich['link-row']}>
          <ReferenceInput
            field={{
              control: 'link-url',
              name: '',
              label: t('linkAddress'),
              hint: null,
              isRequired: true,
              isNullable: false,
            }}
            value={link.href}
            onChange={(href) => link.type(typeof href === 'string' ? href : '')}
            issues={[]}
            id={`${id}-link`}
          />
          <div className={styles.buttons}>
            <ToolButton variant="primary" onClick={link.apply} disabled={!isSafeUrl(link.href)}>
              {t('applyLink')}
            </ToolButton>
            <ToolButton variant="secondary" onClick={link.drop}>
              {t('dropLink')}
            </ToolButton>
            <ToolButton variant="ghost" onClick={link.close}>
              {t('cancel')}
            </ToolButton>
          </div>
        </div>
      )}
    </>
  );
}

/** The address is typed elsewhere: what was selected is remembered meanwhile. */
function useLinkChoice(area: RefObject<HTMLElement | null>, onApply: RichTextToolbarProps['onApply']) {
  const [href, setHref] = useState<string | null>(null);
  const selected = useRef<Range | null>(null);
  const restore = () => {
    const selection = window.getSelection();
    area.current?.focus();
    if (selection === null || selected.current === null) return;
    selection.removeAllRanges();
    selection.addRange(selected.current);
  };
  return {
    href,
    type: setHref,
    open() {
      const selection = window.getSelection();
      const node = selection?.anchorNode ?? null;
      const isInside = node !== null && area.current?.contains(node) === true;
      selected.current = isInside && selection !== null ? selection.getRangeAt(0).cloneRange() : null;
      const anchor = (node instanceof Element ? node : node?.parentElement)?.closest('a');
      setHref((isInside && anchor?.getAttribute('href')) || '');
    },
    apply() {
      restore();
      const isEmpty = selected.current?.collapsed !== false;
      if (isEmpty) onApply('insertHTML', toLink(href ?? ''));
      else onApply('createLink', href ?? '');
      setHref(null);
    },
    drop() {
      restore();
      onApply('unlink');
      setHref(null);
    },
    close() {
      restore();
      setHref(null);
    },
  };
}

/** Where nothing is selected the address is its own text. */
function toLink(href: string): string {
  const anchor = document.createElement('a');
  anchor.setAttribute('href', href);
  anchor.textContent = href;
  return anchor.outerHTML;
}

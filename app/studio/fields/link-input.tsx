// A combobox of WAI-ARIA: HTML has no list that a script fills while somebody types.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
/* oxlint-disable jsx-a11y/click-events-have-key-events */
import { useContext, useState, type KeyboardEvent } from 'react';
import { clearValue } from '#cms/fields/create-value';
import type { PlainField } from '#cms/fields/editor-field';
import { isSafeUrl } from '#schemas/values/safe-url';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { toFieldTexts, type FieldProps } from './field-props';
import { FieldSourcesContext, type PageSuggestion } from './field-sources';
import styles from './fields.module.css';
import list from './link-input.module.css';
import { useSearch } from './use-search';

/** Whole addresses, anchors and telephone numbers are nothing to search for. */
const IS_SEARCHED = /^(?!#|\?|[a-z]+:)/i;

/** An address: typed, pasted, or a page of the site found by its title or path (a combobox of WAI-ARIA). */
export function LinkInput({ field, value, onChange, issues, id }: FieldProps<PlainField>) {
  const t = useTexts('fields');
  const text = typeof value === 'string' ? value : '';
  const pages = usePageList(text, (path) => onChange(path));
  const texts = toFieldTexts({ field, issues, id });
  const listId = `${id}-pages`;
  return (
    <div className={list.combo}>
      <TextField
        {...texts}
        hint={texts.hint ?? t('linkHint')}
        error={texts.error ?? (text === '' || pages.isOpen || isSafeUrl(text) ? undefined : t('linkWrong'))}
        name={id}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={pages.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={pages.active === null ? undefined : `${listId}-${pages.active}`}
        value={text}
        onChange={({ target }) => {
          onChange(target.value === '' ? clearValue(field) : target.value);
          pages.open();
        }}
        onKeyDown={pages.onKeyDown}
        onBlur={pages.close}
      />
      <ul id={listId} role="listbox" aria-label={field.label} className={list.options} hidden={!pages.isOpen}>
        {pages.found.map((page, at) => (
          <PageOption
            key={`${page.audience} ${page.path}`}
            page={page}
            id={`${listId}-${at}`}
            isActive={at === pages.active}
            onChoose={() => pages.choose(at)}
          />
        ))}
      </ul>
      <output className="visually-hidden">{pages.said}</output>
    </div>
  );
}

interface PageOptionProps {
  page: PageSuggestion;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function PageOption({
  page: { path, title, audience, isPublished },
  id,
  isActive,
  onChoose,
}: PageOptionProps) {
  const t = useTexts('fields');
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={list.option}
      // The field keeps the focus: a press would take it away and close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{title === '' ? path : title}</span>
      <span className={styles.note}>
        {[path, audience, isPublished ? '' : t('unpublished')].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

/** The list under the field: open while somebody types, walked by the arrows. */
function usePageList(text: string, onChoose: (path: string) => void) {
  const t = useTexts('fields');
  const { searchPages } = useContext(FieldSourcesContext);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { found, state } = useSearch(isWanted && IS_SEARCHED.test(text) ? text : null, searchPages);
  const isOpen = isWanted && found.length > 0;
  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const choose = (at: number) => {
    const page = found[at];
    if (page !== undefined) onChoose(page.path);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && active !== null && isOpen) {
      event.preventDefault();
      return choose(active);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // With Alt the arrows are the rows' around it.
    if (event.altKey) return;
    event.preventDefault();
    setWanted(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((before) =>
      found.length === 0 ? null : ((before ?? (step > 0 ? -1 : 0)) + step + found.length) % found.length,
    );
  };
  const failed = state === 'failed' ? t('searchFailed') : '';
  const none = state === 'done' && found.length === 0 ? t('noPages') : '';
  return {
    isOpen,
    active: isOpen ? active : null,
    found,
    close,
    choose,
    onKeyDown,
    open: () => {
      setWanted(true);
      setActive(null);
    },
    said: failed || none || (isOpen && state === 'done' ? t('pagesFound', { count: found.length }) : ''),
  };
}

// A combobox of WAI-ARIA: HTML has no list that a script fills while somebody types.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useRef, type KeyboardEvent } from 'react';
import { clearValue } from '#cms/fields/create-value';
import type { PlainField, TextField as TextEditorField } from '#cms/fields/editor-field';
import type { ReferenceKind } from '#schemas/references/refers-to';
import { isSafeUrl } from '#schemas/values/safe-url';
import { Icon } from '#blocks/ui/icon';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { ChoiceList } from './choice-list';
import { ChosenNote } from './chosen-note';
import { toFieldTexts, type FieldProps } from './field-props';
import list from './reference-input.module.css';
import { useChoiceList } from './use-choice-list';
import { useTypedText } from './use-typed-text';

type ReferenceField = PlainField | TextEditorField;

/**
 * A field that names something of the site: found by its title or key (a combobox of WAI-ARIA), typed or pasted. Below it
 * stands what it names now. Addresses are such fields too: they name pages.
 */
export function ReferenceInput({ field, value, onChange, issues, id }: FieldProps<ReferenceField>) {
  const t = useTexts('fields');
  const c = useTexts('choices');
  const kind = toKind(field);
  const input = useRef<HTMLInputElement>(null);
  const typing = useReferenceText({ field, value, onChange });
  const choices = useChoiceList({ kind, onChoose: typing.choose, id });
  const texts = toFieldTexts({ field, issues, id });
  const { text } = typing;
  const isWrong = field.control === 'link-url' && !choices.isOpen && text !== '' && !isSafeUrl(text);
  return (
    <div
      className={list.combo}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        choices.close();
        typing.settle();
      }}
    >
      <TextField
        {...texts}
        hint={texts.hint ?? (kind === 'page' ? t('linkHint') : c('hint'))}
        note={typing.isPending ? undefined : <ChosenNote kind={kind} value={text} />}
        error={isWrong ? (texts.error ?? t('linkWrong')) : texts.error}
        name={id}
        inputRef={input}
        after={
          // For pointers: by keyboard it is the arrow down.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={list.toggle}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              choices.open(choices.isOpen ? null : '');
            }}
          >
            <Icon name="chevron-down" />
          </button>
        }
        inputMode={kind === 'page' ? 'url' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-expanded={choices.isOpen}
        aria-controls={choices.listId}
        aria-autocomplete="list"
        aria-activedescendant={choices.activeId}
        value={text}
        onChange={({ target }) => {
          typing.type(target.value);
          choices.open(isSearched(kind, target.value) ? target.value : null);
        }}
        onClick={() => choices.open('')}
        onKeyDown={(event: KeyboardEvent) => {
          if (choices.onKeyDown(event)) return;
          if (event.key === 'Enter') typing.settle();
        }}
      />
      <ChoiceList choices={choices} label={field.label} kind={kind} />
    </div>
  );
}

function toKind(field: ReferenceField): ReferenceKind {
  return field.refersTo ?? 'page';
}

/** Whole addresses, queries and telephone numbers are nothing to search for. */
function isSearched(kind: ReferenceKind, text: string): boolean {
  return (kind !== 'page' && kind !== 'file') || !/^(?:\?|[a-z]+:)/i.test(text);
}

/** Keys are Latin; words of a title are what somebody looks for. */
const LIKE_A_KEY = /^[\w.:~/-]+$/;

/**
 * What stands in the field: the value, or what is typed to find one. What cannot be a value waits until the field is
 * left, so that nobody sees a block break while its form is looked for.
 */
function useReferenceText({
  field,
  value,
  onChange,
}: Pick<FieldProps<ReferenceField>, 'field' | 'value' | 'onChange'>) {
  const { typed, type } = useTypedText(value);
  const known = value === undefined || value === null ? '' : String(value);
  const text = typed ?? known;
  const isPending = text !== known;
  const put = (next: string) => {
    const changed = next === '' ? clearValue(field) : next;
    type(next, changed);
    onChange(changed);
  };
  return {
    text,
    isPending,
    type(next: string) {
      if (next === '' || canBeValue(field, next)) put(next);
      else type(next);
    },
    choose: put,
    settle() {
      if (isPending) put(text);
    },
  };
}

function canBeValue(field: ReferenceField, text: string): boolean {
  if (field.control === 'link-url') return isSafeUrl(text);
  const pattern = 'pattern' in field ? field.pattern : null;
  return pattern === null ? LIKE_A_KEY.test(text) : new RegExp(pattern.source, 'u').test(text);
}

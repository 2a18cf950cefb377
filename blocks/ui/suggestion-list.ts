import styles from './suggestion-list.module.css';

/** Suggestions below a field, by the pattern of a combobox: the focus stays in the field, arrows go through the list. */

export interface SuggestionOptions<Suggestion> {
  /** Names the list for screen readers. */
  label: string;
  /** As it is shown. */
  toText: (suggestion: Suggestion) => string;
  /** A second, quieter line; empty for none. */
  toNote?: (suggestion: Suggestion) => string;
  onPick: (suggestion: Suggestion) => void;
  /** The list is asked for by an arrow while there is none: the place to call `show`. */
  onAsk: () => void;
}

export interface SuggestionList<Suggestion> {
  /** Shows these in the place of others; an empty list closes it. */
  show: (suggestions: readonly Suggestion[]) => void;
  close: () => void;
  /** Takes it off the field. */
  detach: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Makes a field one that offers suggestions. Its parent must be positioned: the list lies below it. */
export function attachSuggestionList<Suggestion>(
  input: HTMLInputElement,
  { label, toText, toNote = () => '', onPick, onAsk }: SuggestionOptions<Suggestion>,
): SuggestionList<Suggestion> {
  const id = `${input.id}-suggestions`;
  let list: HTMLElement | null = null;
  let shown: readonly Suggestion[] = [];
  let active = -1;

  function close(): void {
    list?.remove();
    list = null;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
    activate(-1);
  }

  function show(suggestions: readonly Suggestion[]): void {
    close();
    shown = suggestions;
    if (shown.length === 0) return;
    const lines = shown.map((suggestion) => ({ text: toText(suggestion), note: toNote(suggestion) }));
    list = createList(id, label, lines);
    // A click does not take the focus out of the field, which would close the list before it is one.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('[role=option]') : null;
      pick([...(list?.children ?? [])].findIndex((child) => child === option));
    });
    input.after(list);
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
  }

  /** -1: none of them. */
  function activate(place: number): void {
    list?.children[active]?.setAttribute('aria-selected', 'false');
    active = place;
    const option = list?.children[place];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function pick(place: number): void {
    const suggestion = shown[place];
    if (suggestion === undefined) return;
    close();
    onPick(suggestion);
  }

  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      if (list === null) onAsk();
      if (list === null) return;
      // From the field itself Up leads to the last one, and from either end back to the field.
      activate(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (list !== null && event.key === 'Escape') {
      // In a popup it is the list that goes, not the popup.
      event.stopPropagation();
      close();
    } else if (list !== null && event.key === 'Enter' && active >= 0) pick(active);
    else return;
    event.preventDefault();
  }

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  close();
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', close);
  return {
    show,
    close,
    detach() {
      close();
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', close);
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded']) input.removeAttribute(name);
    },
  };
}

interface Line {
  text: string;
  note: string;
}

function createList(id: string, label: string, lines: readonly Line[]): HTMLElement {
  const list = document.createElement('div');
  list.id = id;
  list.className = styles['list'] ?? '';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  list.append(...lines.map((line, place) => createOption(`${id}-${place}`, line)));
  return list;
}

function createOption(id: string, { text, note }: Line): HTMLElement {
  const option = document.createElement('div');
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.append(text);
  if (note !== '') {
    const second = document.createElement('span');
    second.className = styles['note'] ?? '';
    second.append(note);
    option.append(second);
  }
  return option;
}

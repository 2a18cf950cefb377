import { MAX_SUGGESTIONS } from '#schemas/products/service-search';
import type { SearchedCard } from './read-showcase';

export interface Suggestions {
  /** Shows the first few of what was found; hides the list for none. */
  show: (found: readonly SearchedCard[]) => void;
  hide: () => void;
}

interface Parts {
  input: HTMLInputElement;
  list: HTMLElement;
  choose: (card: SearchedCard) => void;
  signal: AbortSignal;
}

/**
 * The combobox of WAI-ARIA: the focus stays in the field, arrows move through the list beneath it, Enter opens what is
 * active, Escape closes the list.
 */
export function createSuggestions({ input, list, choose, signal }: Parts): Suggestions {
  let shown: readonly SearchedCard[] = [];
  let active = -1;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  list.setAttribute('role', 'listbox');

  const activate = (index: number) => {
    active = index;
    for (const [at, row] of [...list.children].entries()) {
      row.setAttribute('aria-selected', String(at === index));
    }
    if (index === -1) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', toRowId(list, index));
  };
  const show = (found: readonly SearchedCard[]) => {
    shown = found.filter(({ link }) => link !== null).slice(0, MAX_SUGGESTIONS);
    list.replaceChildren(...shown.map((card, index) => createRow(card, toRowId(list, index))));
    list.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    activate(-1);
  };
  const hide = () => show([]);

  input.addEventListener(
    'keydown',
    (event) => {
      if (list.hidden || event.isComposing) return;
      const card = shown[active];
      if (event.key === 'Escape') hide();
      else if (event.key === 'Enter' && card !== undefined) choose(card);
      else {
        const next = toNext(event.key, active, shown.length);
        if (next === null) return;
        activate(next);
      }
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  // The field would lose the focus, and the list with it, before the click comes.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const index = [...list.children].findIndex((row) => target instanceof Node && row.contains(target));
      const card = shown[index];
      if (card !== undefined) choose(card);
    },
    { signal },
  );
  input.addEventListener('blur', hide, { signal });
  return { show, hide };
}

const toRowId = (list: HTMLElement, index: number) => `${list.id}-${index + 1}`;

function createRow({ title, group }: SearchedCard, id: string): HTMLElement {
  const row = document.createElement('li');
  row.id = id;
  row.setAttribute('role', 'option');
  row.append(title);
  if (group !== '') {
    const note = document.createElement('small');
    note.textContent = group;
    row.append(' ', note);
  }
  return row;
}

/** Around the ends by way of the field itself (-1); null for keys that are not ours. */
function toNext(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
}

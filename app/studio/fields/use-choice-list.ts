import { useCallback, useContext, useState, type KeyboardEvent } from 'react';
import type { ReferenceKind } from '#schemas/references/refers-to';
import { FieldSourcesContext, type Choice } from './field-sources';
import { useSearch } from './use-search';

interface ChoiceListOptions {
  kind: ReferenceKind;
  onChoose: (key: string) => void;
  /** Of the field. */
  id: string;
}

/** The list under a field: open while something is looked for, walked by the arrows. */
export type ChoiceListState = ReturnType<typeof useChoiceList>;

export function useChoiceList({ kind, onChoose, id }: ChoiceListOptions) {
  const { searchChoices } = useContext(FieldSourcesContext);
  const ask = useCallback(
    (search: string, signal: AbortSignal) => searchChoices(kind, search, signal),
    [searchChoices, kind],
  );
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const { found, state } = useSearch(search, ask);
  const isOpen = search !== null && state !== 'idle';
  const listId = `${id}-list`;
  const open = (wanted: string | null) => {
    setSearch(wanted);
    setActive(null);
  };
  const close = () => open(null);
  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    close();
    const { key, makeAt, make } = choice;
    if (makeAt === undefined) onChoose(make === undefined ? key : make());
    else window.open(makeAt, '_blank', 'noopener');
  };
  const walk = (step: number) => {
    if (search === null) setSearch('');
    setActive((before) =>
      found.length === 0 ? null : ((before ?? (step > 0 ? -1 : 0)) + step + found.length) % found.length,
    );
  };
  /** Says whether the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    // With Alt the arrows are the rows' around it.
    const step = altKey ? undefined : STEPS[key];
    if (step !== undefined) walk(step);
    else if (!isOpen) return false;
    else if (key === 'Escape') {
      // What stands around it stays open.
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && active !== null) choose(found[active]);
    else {
      if (key === 'Enter') close();
      return false;
    }
    event.preventDefault();
    return true;
  };
  return {
    listId,
    isOpen,
    search: search ?? '',
    state,
    found: isOpen ? found : [],
    active: isOpen ? active : null,
    activeId: isOpen && active !== null ? toOptionId(listId, active) : undefined,
    open,
    close,
    choose,
    onKeyDown,
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export const toOptionId = (listId: string, at: number) => `${listId}-${at}`;

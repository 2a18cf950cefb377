import { useContext, useEffect, useState } from 'react';
import type { ReferenceKind } from '#schemas/references/refers-to';
import { Icon } from '#blocks/ui/icon';
import { useTexts } from '../texts/use-texts';
import { FieldSourcesContext, type FoundChoice } from './field-sources';
import list from './reference-input.module.css';

interface ChosenNoteProps {
  kind: ReferenceKind;
  /** What the field holds. */
  value: string;
}

/** What a field names: its title, its kind, where it leads; or that there is no such thing. */
export function ChosenNote({ kind, value }: ChosenNoteProps) {
  const t = useTexts('choices');
  const found = useFound(kind, value);
  if (found?.choice) {
    const { title, facts } = found.choice;
    return <p className={list.chosen}>{[title, ...facts].join(' · ')}</p>;
  }
  if (found === null || !found.isCertain) return null;
  return (
    <p className={list.unknown}>
      <Icon name="error" size="s" />
      <span>{t(`unknown_${kind}`)}</span>
    </p>
  );
}

const PAUSE_MS = 250;

/** Other sites, telephones and queries are nothing that the site knows. */
const isKnownHere = (kind: ReferenceKind, value: string) =>
  value !== '' && ((kind !== 'page' && kind !== 'file') || /^[/#]/.test(value));

/** Asks once the value stands still, and again when the editor comes back from another tab, where it may be made. */
function useFound(kind: ReferenceKind, value: string): FoundChoice | null {
  const { findChoice } = useContext(FieldSourcesContext);
  const [last, setLast] = useState<{ of: string; found: FoundChoice } | null>(null);
  const isAsked = isKnownHere(kind, value);
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const ask = () => {
      findChoice(kind, value, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setLast({ of: value, found });
        },
        // Nobody could be asked: what was known stays.
        () => undefined,
      );
    };
    const timer = window.setTimeout(ask, PAUSE_MS);
    window.addEventListener('focus', ask);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('focus', ask);
      controller.abort();
    };
  }, [isAsked, findChoice, kind, value]);
  return isAsked && last?.of === value ? last.found : null;
}

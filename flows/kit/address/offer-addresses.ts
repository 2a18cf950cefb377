import { attachSuggestionList } from '#blocks/ui/suggestion-list';
import type { LookupAnswer } from '../engine/use-lookup';
import type { AddressSuggestion } from './address-contract';
import { ADDRESS_DEBOUNCE_MS, ADDRESS_MIN_CHARS } from './address-limits';
import { ADDRESS_TEXTS, toFoundText } from './address-texts';

/** What is known of the text in an address field. */
export interface TypedAddress {
  picked: AddressSuggestion | null;
  /** Said to screen readers. */
  status: string;
  isEmpty: boolean;
}

type Ask = (values: { address: string }) => Promise<LookupAnswer | null>;

/**
 * Offers addresses below a field while it is typed into (HOME-404 to HOME-408, CONV-38 to CONV-42). `tell` hears of
 * every change. Gives a function that takes all of it off the field.
 */
export function offerAddresses(
  field: HTMLInputElement,
  ask: Ask,
  tell: (typed: TypedAddress) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picked: AddressSuggestion | null = null;
  const report = (status: string) => tell({ picked, status, isEmpty: field.value === '' });

  const look = async () => {
    const text = field.value.trim();
    if (text.length < ADDRESS_MIN_CHARS) return;
    const answer = await ask({ address: text });
    // Another question came after it, or the text has changed since.
    if (answer === null || field.value.trim() !== text) return;
    const found = toSuggestions(answer);
    picked = findExact(found ?? [], text);
    if (picked === null && document.activeElement === field) list.show(found ?? []);
    report(toStatus(found));
  };
  const pick = (suggestion: AddressSuggestion) => {
    const isStreet = suggestion.guid === null;
    field.value = isStreet ? `${suggestion.value}, ` : suggestion.value;
    picked = isStreet ? null : suggestion;
    report(isStreet ? ADDRESS_TEXTS.withoutHouse : suggestion.value);
    if (isStreet) void look();
  };
  const list = attachSuggestionList<AddressSuggestion>(field, {
    label: ADDRESS_TEXTS.list,
    toText: ({ value }) => value,
    toNote,
    onPick: pick,
    onAsk: () => void look(),
  });
  const onInput = () => {
    list.close();
    picked = null;
    report('');
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ADDRESS_DEBOUNCE_MS);
  };
  field.addEventListener('input', onInput);
  // Typed before the script was there, or given back by the server.
  if (field.value !== '') onInput();
  return () => {
    clearTimeout(timer);
    field.removeEventListener('input', onInput);
    list.detach();
  };
}

/** Empties a field as its visitor would. */
export function clearField(field: HTMLInputElement | null): void {
  if (field === null) return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

const toNote = ({ otherRegion, guid }: AddressSuggestion): string =>
  otherRegion?.title ?? (guid === null ? ADDRESS_TEXTS.withoutHouse : '');

function toSuggestions(answer: LookupAnswer): readonly AddressSuggestion[] | null {
  if (answer.outcome !== 'found') return null;
  // The lookup's own answer, by its schema on the server.
  return (answer.answer as { suggestions: AddressSuggestion[] }).suggestions;
}

/** CONV-42. */
function findExact(found: readonly AddressSuggestion[], text: string): AddressSuggestion | null {
  const [only] = found;
  if (found.length !== 1 || only === undefined || only.guid === null) return null;
  return only.value.toLowerCase() === text.toLowerCase() ? only : null;
}

function toStatus(found: readonly AddressSuggestion[] | null): string {
  if (found === null) return ADDRESS_TEXTS.failed;
  return found.length === 0 ? ADDRESS_TEXTS.none : toFoundText(found.length);
}

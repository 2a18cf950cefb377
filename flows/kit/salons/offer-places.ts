import { attachSuggestionList } from '#blocks/ui/suggestion-list';
import { ADDRESS_DEBOUNCE_MS, ADDRESS_MIN_CHARS } from '../address/address-limits';
import type { LookupAnswer } from '../engine/use-lookup';
import type { FoundPlace, FoundPlaces } from './salon-lookups';
import { SALON_TEXTS } from './salon-texts';

interface PlaceListeners {
  ask: (values: { text: string }) => Promise<LookupAnswer | null>;
  /** The text has changed: what was picked before is not meant any more. */
  onText: (text: string) => void;
  onPick: (place: FoundPlace) => void;
  /** Nobody could be asked. */
  onFailure: () => void;
}

const NOTES = {
  station: SALON_TEXTS.station,
  salon: SALON_TEXTS.salon,
  address: SALON_TEXTS.address,
} as const;

/**
 * Offers stations, salons and addresses below a field while it is typed into (ORD-156 to ORD-158). Gives a function that
 * takes all of it off the field.
 */
export function offerPlaces(
  field: HTMLInputElement,
  { ask, onText, onPick, onFailure }: PlaceListeners,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    const text = field.value.trim();
    if (text.length < ADDRESS_MIN_CHARS) return;
    const answer = await ask({ text });
    // Another question came after it, or the text has changed since.
    if (answer === null || field.value.trim() !== text) return;
    // Asked too often, or the operator is away: the list of salons below is there all the same.
    if (answer.outcome !== 'found') return onFailure();
    // The lookup's own answer, by its schema on the server.
    const { places } = answer.answer as FoundPlaces;
    if (document.activeElement === field) list.show(places);
  };
  const list = attachSuggestionList<FoundPlace>(field, {
    label: SALON_TEXTS.suggestions,
    toText: ({ name }) => name,
    toNote: ({ kind }) => NOTES[kind],
    onPick(place) {
      field.value = place.name;
      onPick(place);
    },
    onAsk: () => void look(),
  });
  const onInput = () => {
    list.close();
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ADDRESS_DEBOUNCE_MS);
    onText(field.value);
  };
  field.addEventListener('input', onInput);
  return () => {
    clearTimeout(timer);
    field.removeEventListener('input', onInput);
    list.detach();
  };
}

import type { AnalyticsEvent } from '#schemas/analytics/events';
import { SELECTED_TEXT } from '#schemas/products/card-action';
import { formatPrice } from '../text/format-price';
import { startHomeInternet } from './start-home-internet';

export interface CardsContext {
  /** Aborted when the block leaves the document. */
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

/** The parameter that names the chosen tariff. */
const CHOICE_PARAMETER = 'tariff';

/**
 * Makes the switchers of the tariff cards in a block change price and link, and marks the tariff that is chosen: the
 * one of `?tariff=`, then the one whose window of connection was opened last on the page (TRF-237).
 */
export function startTariffCards(block: HTMLElement, name: string, context: CardsContext): void {
  const cards = [...block.querySelectorAll<HTMLElement>('[data-tariff]')];
  const words = new Map(cards.map((card) => [card, findAction(card)?.textContent ?? '']));
  const select = (id: string) => {
    for (const card of cards) mark(card, card.dataset['tariff'] === id, words.get(card) ?? '');
  };
  const named = new URLSearchParams(location.search).get(CHOICE_PARAMETER);
  if (named !== null && cards.some(({ dataset }) => dataset['tariff'] === named)) select(named);
  document.addEventListener(
    'click',
    ({ target }) => {
      const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
      const id = choice?.dataset['choice'];
      if (id === undefined || !cards.some(({ dataset }) => dataset['tariff'] === id)) return;
      select(id);
      if (choice && block.contains(choice))
        context.report({ event: 'tariff_choose', block: name, tariff: id });
    },
    { signal: context.signal },
  );
  for (const card of cards) startAddOn(card, context);
  startHomeInternet(cards, context);
}

function findAction(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>('[data-action]');
}

function mark(card: HTMLElement, isSelected: boolean, words: string): void {
  const label = findAction(card)?.querySelector('span > span');
  if (!label) return;
  label.textContent = isSelected ? SELECTED_TEXT : words;
  card.toggleAttribute('data-selected', isSelected);
}

/** The amounts of a card with what its switcher adds to them. */
function startAddOn(card: HTMLElement, { signal }: CardsContext): void {
  const part = card.querySelector<HTMLElement>('[data-add-on]');
  const control = part?.querySelector<HTMLInputElement>('[data-switch]');
  if (!part || !control) return;
  const amounts = [...card.querySelectorAll<HTMLElement>('[data-amount]')].map((place) => ({
    place,
    words: place.textContent ?? '',
    kopecks: Number(place.dataset['amount']),
  }));
  const added = Number(part.dataset['addOn']);
  control.hidden = amounts.length === 0;
  control.addEventListener(
    'change',
    () => {
      for (const { place, words, kopecks } of amounts) {
        place.textContent = control.checked ? formatPrice(kopecks + added) : words;
      }
      // The window of connection opens for the tariff with it.
      const action = findAction(card);
      if (action) action.dataset['choiceWith'] = control.checked ? (part.dataset['option'] ?? '') : '';
    },
    { signal },
  );
}

import type { EnhanceContext } from '#registry/enhancement';
import { debounce } from '#blocks/ui/scroll-timing';
import { toSearchQuery } from '#schemas/products/service-search';
import { nextTask } from '#blocks/ui/next-task';
import { doInSlices } from './in-slices';
import type { Matcher } from './match-services';
import { readSearchedCards, type SearchedCard } from './read-showcase';
import type { Showcase } from './showcase-state';
import { createSuggestions } from './suggestions';

/** How long the visitor pauses before the list answers, in ms: not at every letter of a quick hand. */
export const TYPING_PAUSE_MS = 120;

/** Suggestions and a list that narrows while it is typed. The search itself comes with the first focus. */
export function startSearch(block: HTMLElement, showcase: Showcase, context: EnhanceContext): void {
  const { signal, report } = context;
  const form = block.querySelector<HTMLFormElement>('[data-search]');
  const input = form?.querySelector<HTMLInputElement>('input[name="q"]');
  const list = form?.querySelector<HTMLElement>('[data-suggestions]');
  const clear = form?.querySelector<HTMLElement>('[data-clear]');
  if (!form || !input || !list || !clear) return;
  const open = ({ link }: SearchedCard) => {
    report({ event: 'service_suggestion', block: showcase.id, service: link?.pathname ?? '' });
    link?.click();
  };
  const suggestions = createSuggestions({ input, list, choose: open, signal });
  let matcher: Matcher<SearchedCard> | null = null;
  // What the server was asked; more may have been typed before this script was there.
  let searched = input.defaultValue;

  const look = async () => {
    if (matcher === null || input.value === searched) return;
    const typed = input.value;
    searched = typed;
    const isWanted = () => searched === typed && !signal.aborted;
    const found = await doInSlices(matcher(typed), isWanted);
    if (found === undefined) return;
    suggestions.show(document.activeElement === input ? (found ?? []) : []);
    // The list is much to lay out: not in one task with the search.
    await nextTask();
    if (!isWanted()) return;
    const cards = found && new Set(found.map(({ card }) => card));
    const count = showcase.narrow(toSearchQuery(typed) === '' ? '' : typed.trim(), cards);
    if (found !== null) report({ event: 'service_search', block: showcase.id, found: count });
  };
  // Where the search does not come, or fails, the form is still there: it is sent to the server.
  const giveUp = () => form.removeAttribute('data-ready');
  const load = once(async () => {
    const [{ prepareMatcher }, { readSynonyms }] = await Promise.all([
      import('./match-services'),
      import('./word-search'),
    ]);
    const lines = (form.dataset['synonyms'] ?? '').split('\n');
    const isWanted = () => !signal.aborted;
    const read = await doInSlices(readSearchedCards(showcase.cards, showcase.titles), isWanted);
    if (read === undefined) return;
    matcher = (await doInSlices(prepareMatcher(read, readSynonyms(lines)), isWanted)) ?? null;
    form.setAttribute('data-ready', '');
    await look();
  });
  const start = () => void load().catch(giveUp);
  const answer = () => void look().catch(giveUp);
  const wipe = () => {
    input.value = '';
    searched = '';
    suggestions.hide();
    showcase.narrow('', null);
    input.focus();
  };

  const later = debounce(answer, TYPING_PAUSE_MS, signal);
  input.addEventListener('focus', start, { signal });
  if (document.activeElement === input) start();
  input.addEventListener('input', later, { signal });
  input.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && wipe(), {
    signal,
  });
  form.addEventListener('submit', (event) => finish(event, matcher !== null, input, answer), { signal });
  clear.setAttribute('role', 'button');
  clear.addEventListener('keydown', (event) => event.key === ' ' && press(event, wipe), { signal });
  clear.addEventListener('click', (event) => press(event, wipe), { signal });
  listenToReset(block, showcase, input, signal);
  showcase.onChange(() => {
    clear.hidden = input.value === '';
    // Wiped by another's hand: the same words may be typed again.
    if (input.value === '') searched = '';
    keepFilter(form, showcase.filter());
  });
  input.addEventListener('input', () => (clear.hidden = input.value === ''), { signal });
}

/** One try for all who ask. */
function once(work: () => Promise<void>): () => Promise<void> {
  let started: Promise<void> | undefined;
  return () => (started ??= work());
}

function press(event: Event, work: () => void): void {
  event.preventDefault();
  work();
}

/** The list has answered already: what is left is to see it, on a phone without the keyboard over it. */
function finish(event: Event, isReady: boolean, input: HTMLInputElement, look: () => void): void {
  if (!isReady) return;
  event.preventDefault();
  look();
  input.blur();
}

function listenToReset(
  block: HTMLElement,
  showcase: Showcase,
  input: HTMLInputElement,
  signal: AbortSignal,
): void {
  const reset = block.querySelector<HTMLElement>('[data-reset]');
  reset?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      showcase.reset();
      // Its button is gone with the empty state.
      input.focus();
    },
    { signal },
  );
}

/** A form that is sent after all takes the chip along. */
function keepFilter(form: HTMLFormElement, filter: string): void {
  const known = form.querySelector<HTMLInputElement>('input[name="filter"]');
  const field = known ?? document.createElement('input');
  if (known === null) {
    field.type = 'hidden';
    field.name = 'filter';
    form.append(field);
  }
  field.value = filter;
  field.disabled = filter === '';
}

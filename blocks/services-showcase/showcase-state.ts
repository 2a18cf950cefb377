import { arrangeCards } from './arrange-cards';
import { toShowcaseUrl } from './addresses';
import { nextTask } from '#blocks/ui/next-task';
import { readGroups, type PageCard } from './read-showcase';

/** What is chosen and typed, and the page that shows it. */
export interface Showcase {
  /** `<section>` around it; its id is the block's. */
  id: string;
  cards: readonly PageCard[];
  /** Titles of the groups by code. */
  titles: ReadonlyMap<string, string>;
  filter: () => string;
  /** Shows what is under a chip; empty for all. */
  choose: (filter: string) => void;
  /** Shows what was found for a text; null for no search. Gives how many cards that leaves. */
  narrow: (typed: string, found: ReadonlySet<PageCard> | null) => number;
  /** Takes chip and search away; the address keeps this hash (`#calls`). */
  reset: (hash?: string) => void;
  /** Called after each change. */
  onChange: (listener: () => void) => void;
}

/** Null for a showcase without services. */
export function createShowcase(block: HTMLElement): Showcase | null {
  const root = block.querySelector<HTMLElement>('[data-showcase]');
  const groups = readGroups(block);
  const cards = groups.flatMap((group) => group.cards);
  if (root === null || cards.length === 0) return null;
  const chips = [...block.querySelectorAll<HTMLElement>('[data-filter]')];
  const titles = new Map(
    groups.flatMap(({ code, element }) => {
      const title = element.querySelector('h2, h3')?.textContent ?? '';
      return code === '' ? [] : [[code, title] as const];
    }),
  );
  const input = block.querySelector<HTMLInputElement>('input[name="q"]');
  const listeners: (() => void)[] = [];
  let filter = chips.find((chip) => chip.hasAttribute('aria-current'))?.dataset['filter'] ?? '';
  let query = input?.defaultValue ?? '';
  // What the server has found is on the page already, until something else is typed.
  let found: ReadonlySet<PageCard> | null =
    query === '' ? null : new Set(cards.filter(({ element }) => !element.hidden));

  let hash = '';
  const writeAddress = () => {
    const path = root.dataset['path'] ?? location.pathname;
    history.replaceState(history.state, '', toShowcaseUrl({ path, filter, query }) + hash);
  };
  const show = (kept = '') => {
    hash = kept;
    const count = arrangeCards(groups, filter, found);
    const isAsked = filter !== '' || found !== null;
    for (const chip of chips) mark(chip, chip.dataset['filter'] === filter);
    tellCount(block, isAsked ? count : null);
    setHidden(block, '[data-none]', count > 0);
    setHidden(block, '[data-promo]', isAsked);
    // Another process hears of it: not in the task that the visitor waits for.
    void nextTask().then(writeAddress);
    for (const listener of listeners) listener();
    // Laid out in this task: the frame after it has enough to do with the cards that come into sight.
    block.getBoundingClientRect();
    return count;
  };
  return {
    id: block.querySelector('section')?.id ?? '',
    cards,
    titles,
    filter: () => filter,
    choose: (chosen) => {
      filter = chosen;
      show();
    },
    narrow: (typed, cardsFound) => {
      query = typed;
      found = cardsFound;
      return show();
    },
    reset: (kept) => {
      [filter, query, found] = ['', '', null];
      if (input) input.value = '';
      show(kept);
    },
    onChange: (listener) => listeners.push(listener),
  };
}

function mark(chip: HTMLElement, isChosen: boolean): void {
  if (isChosen) chip.setAttribute('aria-current', 'true');
  else chip.removeAttribute('aria-current');
}

/** In a live region: spoken when the reader pauses. */
function tellCount(block: HTMLElement, count: number | null): void {
  const place = block.querySelector<HTMLElement>('[data-count]');
  const text = count === null ? '' : `${place?.dataset['count'] ?? ''} ${count}`;
  if (place && place.textContent !== text) place.textContent = text;
}

function setHidden(block: HTMLElement, selector: string, isHidden: boolean): void {
  const element = block.querySelector<HTMLElement>(selector);
  if (element) element.hidden = isHidden;
}

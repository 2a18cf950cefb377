import type { EnhanceContext } from '#registry/enhancement';
import { isPlainClick } from '#blocks/ui/is-plain-click';
import { FILTER_PARAMETER, toFoundWords, type FoundCounts } from './filter-words';

interface Card {
  item: HTMLElement;
  id: string;
  codes: readonly string[];
  /** Gigabytes, minutes, kopecks; NaN where one is not told. */
  figures: readonly number[];
}

interface Panel {
  cards: readonly Card[];
  /** In the order of the page. */
  list: Element | null;
  nothing: HTMLElement | null;
  tab: HTMLElement | undefined;
  count: Element | undefined;
}

/**
 * Makes chips and choices narrow the cards at once and put them in order, and the address say so. `reread` is called
 * when the lists have changed.
 */
export function startNarrowing(
  block: HTMLElement,
  name: string,
  { signal, report }: EnhanceContext,
  reread: () => void,
): void {
  const bar = block.querySelector<HTMLElement>('[data-filters]');
  if (bar === null) return;
  const panels = readPanels(block);
  const chips = [...bar.querySelectorAll<HTMLElement>('[data-filter]')];
  const selects = [...bar.querySelectorAll<HTMLSelectElement>('[data-choices] select')];
  bar.querySelector('[data-choices-submit]')?.setAttribute('hidden', '');
  const pressed = new Set(
    chips.filter((chip) => chip.hasAttribute('aria-current')).map(({ dataset }) => dataset['filter'] ?? ''),
  );
  for (const chip of chips) {
    chip.setAttribute('role', 'button');
    chip.removeAttribute('aria-current');
  }
  const readChosen = () => [
    ...chips.map(({ dataset }) => dataset['filter'] ?? '').filter((code) => pressed.has(code)),
    ...selects.map(({ value }) => value).filter((code) => code !== ''),
  ];
  const tell = (found: FoundCounts) => {
    const words = bar.querySelector('[data-found]');
    if (words) words.textContent = readChosen().length > 0 ? toFoundWords(found, readTab(panels)) : '';
  };
  const draw = () => {
    const chosen = readChosen();
    for (const chip of chips) {
      const code = chip.dataset['filter'] ?? '';
      chip.setAttribute('aria-pressed', String(pressed.has(code)));
      countChip(chip, code, chosen, panels);
    }
    const found = narrow(panels, chosen);
    leaveEmptyTab(panels);
    return found;
  };
  const change = () => {
    const found = draw();
    tell(found);
    const filter = readChosen().join(',');
    writeAddress(filter);
    reread();
    report({ event: 'tariff_filter', block: name, filter, found: found.shown });
  };
  const press = (target: EventTarget | null): boolean => {
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-filter], [data-filter-reset]') : null;
    if (link === null) return false;
    const code = link.dataset['filter'];
    if (code === undefined) {
      pressed.clear();
      for (const select of selects) select.value = '';
    } else if (!pressed.delete(code)) pressed.add(code);
    change();
    if (code === undefined) (chips[0] ?? selects[0])?.focus();
    return true;
  };
  block.addEventListener(
    'click',
    (event) => {
      if (isPlainClick(event) && press(event.target)) event.preventDefault();
    },
    { signal },
  );
  bar.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ' && press(event.target)) event.preventDefault();
    },
    { signal },
  );
  bar.addEventListener('change', change, { signal });
  bar.addEventListener('submit', (event) => event.preventDefault(), { signal });
  // The tabs are there before: their listeners have run when these do.
  const follow = () => tell(count(panels));
  block.addEventListener('click', follow, { signal });
  block.addEventListener('keydown', follow, { signal });
  window.addEventListener('hashchange', follow, { signal });
  const found = draw();
  // Until a tab is shown, the words of the server are right.
  if (panels.length > 1) tell(found);
}

function readPanels(block: HTMLElement): Panel[] {
  const tabs = [...block.querySelectorAll<HTMLElement>('[data-strip] > a')];
  return [...block.querySelectorAll<HTMLElement>('[data-tariffs]')].map((panel, index) => {
    const items = [...panel.querySelectorAll<HTMLElement>('li[class]')].filter((item) =>
      item.querySelector(':scope > [data-tariff]'),
    );
    const [tab] = tabs.slice(index, index + 1);
    return {
      cards: items.map(readCard),
      list: items[0]?.parentElement ?? null,
      tab,
      nothing: panel.querySelector<HTMLElement>('[data-nothing]'),
      count: tab?.querySelector('[data-tab-count]') ?? undefined,
    };
  });
}

function readCard(item: HTMLElement): Card {
  const { codes = '', figures = '' } = item.dataset;
  const id = item.querySelector<HTMLElement>('[data-tariff]')?.dataset['tariff'] ?? '';
  return { item, id, codes: codes.split(' '), figures: figures.split(' ').map(Number) };
}

const isOrder = (code: string) => code.startsWith('sort-');
const passes = ({ codes }: Card, chosen: readonly string[]) =>
  chosen.every((code) => isOrder(code) || codes.includes(code));
const countOnce = (cards: readonly Card[]) => new Set(cards.map(({ id }) => id)).size;

/** Shows the cards that pass all of these codes, in the order that one of them may ask for. */
function narrow(panels: readonly Panel[], chosen: readonly string[]): FoundCounts {
  for (const { cards, list, nothing, count: words } of panels) {
    for (const card of cards) card.item.hidden = !passes(card, chosen);
    // A card that is moved would lose the focus: nothing moves that stands right already.
    const ordered = inOrder(cards, chosen);
    if (ordered.some(({ item }, index) => list?.children[index] !== item)) {
      list?.append(...ordered.map(({ item }) => item));
    }
    const left = cards.filter(({ item }) => !item.hidden).length;
    if (nothing) nothing.hidden = left > 0;
    if (words) words.textContent = chosen.some((code) => !isOrder(code)) ? String(left) : '';
  }
  return count(panels);
}

function count(panels: readonly Panel[]): FoundCounts {
  const cards = panels.flatMap((panel) => panel.cards);
  return { all: countOnce(cards), shown: countOnce(cards.filter(({ item }) => !item.hidden)) };
}

/** Which figure an order looks at, and whether the largest comes first. */
const ORDERS: Readonly<Record<string, { at: number; isDown: boolean }>> = {
  'sort-gb': { at: 0, isDown: true },
  'sort-min': { at: 1, isDown: true },
  'sort-price': { at: 2, isDown: false },
};

function inOrder(cards: readonly Card[], chosen: readonly string[]): readonly Card[] {
  const order = ORDERS[chosen.find(isOrder) ?? ''];
  if (order === undefined) return cards;
  const rankOf = ({ figures }: Card) => {
    const figure = figures[order.at] ?? NaN;
    // What is not told comes last.
    if (Number.isNaN(figure)) return Infinity;
    return order.isDown ? -figure : figure;
  };
  // Infinity less Infinity is no number.
  return [...cards].sort((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other)));
}

/** What the chip leaves beside the others that are chosen. */
function countChip(
  chip: HTMLElement,
  code: string,
  chosen: readonly string[],
  panels: readonly Panel[],
): void {
  const left = panels.flatMap(({ cards }) => cards.filter((card) => passes(card, [...chosen, code])));
  const words = chip.querySelector('[data-count]');
  if (words) words.textContent = String(countOnce(left));
}

const isSelected = ({ tab }: Panel) => tab?.getAttribute('aria-selected') === 'true';
const hasCards = ({ cards }: Panel) => cards.some(({ item }) => !item.hidden);

/** Nobody looks for results in other tabs: the first one that has some is shown in the place of an empty one. */
function leaveEmptyTab(panels: readonly Panel[]): void {
  const selected = panels.find(isSelected);
  if (selected === undefined || hasCards(selected)) return;
  panels.find(hasCards)?.tab?.click();
}

function readTab(panels: readonly Panel[]): (FoundCounts & { title: string }) | undefined {
  const selected = panels.find(isSelected);
  if (selected === undefined) return undefined;
  const { cards, tab } = selected;
  const shown = cards.filter(({ item }) => !item.hidden).length;
  return { title: tab?.firstChild?.textContent ?? '', all: cards.length, shown };
}

/** The other parameters stay, and so does the hash: it names the tab. */
function writeAddress(filter: string): void {
  const query = new URLSearchParams(location.search);
  query.delete(FILTER_PARAMETER);
  const others = query.toString();
  const parts = [others, filter && `${FILTER_PARAMETER}=${filter}`].filter((part) => part !== '');
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}

import { foldText, toSearchItem } from '#schemas/products/service-search';
import type { SlicedWork } from './in-slices';

/** A card as it stands in the page. */
export interface PageCard {
  element: HTMLElement;
  /** Code of the group that shows it while no chip is chosen. */
  home: string;
  /** By chip: how far up. */
  weights: ReadonlyMap<string, number>;
  /** Among all cards of the page, to keep the order of equal weights. */
  index: number;
}

export interface PageGroup {
  element: HTMLElement;
  list: HTMLElement;
  code: string;
  /** What stands in the list, in its order: read once, for the DOM is slow to tell. */
  cards: PageCard[];
}

export interface SearchedCard {
  title: string;
  searchStr: string;
  /** Null for a card that leads nowhere. */
  link: HTMLAnchorElement | null;
  /** Title of the group that it is at home in. */
  group: string;
  card: PageCard;
}

/** The groups of the showcase with their cards, as the server has arranged them. */
export function readGroups(root: ParentNode): PageGroup[] {
  let index = 0;
  return [...root.querySelectorAll<HTMLElement>('[data-group]')].flatMap((element) => {
    const list = element.querySelector<HTMLElement>('[data-cards]');
    if (list === null) return [];
    const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      index += 1;
      return readCard(card, index);
    });
    return [{ element, list, code: element.dataset['group'] ?? '', cards }];
  });
}

function readCard(element: HTMLElement, index: number): PageCard {
  const marks = [...new URLSearchParams(element.dataset['marks'])];
  return {
    element,
    home: element.dataset['card'] ?? '',
    index,
    weights: new Map(marks.map(([code, weight]) => [code, Number(weight)])),
  };
}

/** What the search knows of the cards, read from their own words: the page holds no second copy of them (OPT-405). */
export function* readSearchedCards(
  cards: readonly PageCard[],
  titles: ReadonlyMap<string, string>,
): SlicedWork<SearchedCard[]> {
  const searched: SearchedCard[] = [];
  for (const card of cards) {
    searched.push(readSearchedCard(card, titles));
    yield;
  }
  return searched;
}

function readSearchedCard(card: PageCard, titles: ReadonlyMap<string, string>): SearchedCard {
  const heading = card.element.querySelector('h2, h3, h4');
  const link = heading?.querySelector('a') ?? null;
  const codes = [card.home, ...[...card.weights.keys()].filter((code) => code !== card.home)];
  const filters = codes.flatMap((code) => titles.get(code) ?? []);
  const item = toSearchItem({
    title: heading?.textContent ?? '',
    text: card.element.querySelector('[data-service-text]')?.textContent ?? '',
    href: link?.getAttribute('href') ?? '',
    filters,
    isArchive: false,
  });
  const group = filters[0] ?? '';
  return {
    title: item.title,
    link,
    searchStr: item.searchStr,
    group: foldText(group) === foldText(item.title) ? '' : group,
    card,
  };
}

import { foldText, toSearchItem } from '#schemas/products/service-search';

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

export function readGroups(root: ParentNode): PageGroup[] {
  return [...root.querySelectorAll<HTMLElement>('[data-group]')].flatMap((element) => {
    const list = element.querySelector<HTMLElement>('[data-cards]');
    return list === null ? [] : [{ element, list, code: element.dataset['group'] ?? '' }];
  });
}

export function readCards(root: ParentNode): PageCard[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')].map((element, index) => ({
    element,
    home: element.dataset['card'] ?? '',
    weights: new Map(
      [...new URLSearchParams(element.dataset['marks'])].map(([code, weight]) => [code, Number(weight)]),
    ),
    index,
  }));
}

/** What the search knows of the cards, read from their own words: the page holds no second copy of them (OPT-405). */
export function readSearchedCards(
  cards: readonly PageCard[],
  titles: ReadonlyMap<string, string>,
): SearchedCard[] {
  return cards.map((card) => {
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
      ...{ title: item.title, link, searchStr: item.searchStr },
      ...{ group: foldText(group) === foldText(item.title) ? '' : group, card },
    };
  });
}

import type { getOptionGroup } from '#schemas/gateway/options';
import type { CallAnswer } from '#schemas/gateway/call';
import {
  orderByWeight,
  toFilteredCards,
  toServiceFilters,
  type FilteredCard,
  type ServiceFilter,
} from '#schemas/products/service-filters';
import { toSearchItem } from '#schemas/products/service-search';
import type { ServiceMedia } from '#schemas/products/service-card';

/** A card in its place; hidden ones are in the HTML too, for the chips to show them without asking the server. */
export interface ShownCard extends FilteredCard {
  isHidden: boolean;
}

export interface ShownGroup {
  /** Code of its chip; empty for what is under none. */
  code: string;
  title: string;
  cards: ShownCard[];
  isHidden: boolean;
}

export interface ShowcaseData {
  /** Where the showcase stands: what resets it. */
  path: string;
  /** The chosen chip; null for all services. */
  filter: string | null;
  /** What is looked for, as it was typed. */
  query: string;
  filters: ServiceFilter[];
  groups: ShownGroup[];
  /** How many cards are shown. */
  count: number;
}

/** What of an item the search gives back, to find its card. */
interface FoundItem {
  title: string;
  searchStr: string;
  id: string;
}

interface Asked {
  path: string;
  query: URLSearchParams;
  /** Pictures that content has for some options, by id. */
  media: ReadonlyMap<string, ServiceMedia>;
  /** Finds the items for what was typed; null for too few letters. */
  match: (items: readonly FoundItem[], typed: string) => readonly FoundItem[] | null;
}

const MAX_TYPED = 100;

/** The whole showcase as the address asks for it: `?filter=calls` (OPT-01, OPT-214), `?q=интернет`. */
export function toShowcaseData(
  answer: CallAnswer<typeof getOptionGroup>,
  { path, query, media, match }: Asked,
): ShowcaseData {
  const cards = toFilteredCards(answer).map((entry) => withMedia(entry, media));
  const filters = toServiceFilters(answer, cards);
  const asked = query.get('filter');
  const filter = filters.find(({ code }) => code === asked)?.code ?? null;
  const typed = (query.get('q') ?? '').slice(0, MAX_TYPED);
  const found =
    typed === ''
      ? null
      : match(
          cards.map((entry) => toItem(entry, filters)),
          typed,
        );
  const foundIds = found && new Set(found.map(({ id }) => id));
  const isShown = ({ card, weights }: FilteredCard) =>
    (filter === null || weights[filter] !== undefined) && (foundIds === null || foundIds.has(card.id));
  const groups = toGroups(cards, filters, filter, isShown);
  const count = groups.flatMap((group) => group.cards).filter(({ isHidden }) => !isHidden).length;
  return { path, filter, query: typed, filters, groups, count };
}

/** A card is in the group of the chosen chip when it stands under it, and else in its own. */
function toGroups(
  cards: readonly FilteredCard[],
  filters: readonly ServiceFilter[],
  filter: string | null,
  isShown: (entry: FilteredCard) => boolean,
): ShownGroup[] {
  const placeOf = ({ home, weights }: FilteredCard) =>
    filter !== null && weights[filter] !== undefined ? filter : home;
  return [...filters, { code: '', title: '' }].flatMap(({ code, title }) => {
    const own = cards.filter((entry) => placeOf(entry) === code);
    if (own.length === 0 && code === '') return [];
    const shown = orderByWeight(own, code).map((entry) => ({ ...entry, isHidden: !isShown(entry) }));
    return [{ code, title, cards: shown, isHidden: shown.every(({ isHidden }) => isHidden) }];
  });
}

function withMedia(entry: FilteredCard, media: ReadonlyMap<string, ServiceMedia>): FilteredCard {
  const own = media.get(entry.card.id);
  return own === undefined ? entry : { ...entry, card: { ...entry.card, media: own } };
}

function toItem({ card, home, weights }: FilteredCard, filters: readonly ServiceFilter[]): FoundItem {
  const codes = [home, ...Object.keys(weights).filter((code) => code !== home)];
  const titles = codes.flatMap((code) => filters.find((filter) => filter.code === code)?.title ?? []);
  const { title, text, href, isArchive } = card;
  const item = toSearchItem({ title, text, href: href ?? '', filters: titles, isArchive });
  return { title: item.title, searchStr: item.searchStr, id: card.id };
}

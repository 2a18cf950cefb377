import type { FilterMark } from '#schemas/gateway/entities/service-card';
import type { Product } from '#schemas/gateway/entities/product';
import { toServiceCard, type ServiceCardView } from './service-card';
import { toText } from './text';

/** A chip of the showcase with how many cards stand under it. */
export interface ServiceFilter {
  code: string;
  title: string;
  count: number;
}

/** A card with the chips that it stands under, its own group first. */
export interface FilteredCard {
  card: ServiceCardView;
  /** Code of the group that shows the card while no chip is chosen; empty for a card under no chip. */
  home: string;
  /** How far up the card stands under each chip: the more, the further (OPT-406). */
  weights: Record<string, number>;
}

/** The fields of the call that say what is under which chip. */
interface OptionGroup {
  options: readonly Product[];
  filters?: readonly { code: string; title: string }[] | undefined;
  filterMarks?: readonly FilterMark[] | undefined;
}

/** Every option once, with its chips. An option that is given twice stands where it was given first. */
export function toFilteredCards({ options, filters = [], filterMarks = [] }: OptionGroup): FilteredCard[] {
  const known = new Set(filters.map(({ code }) => code));
  const marks = new Map<string, Map<string, number>>();
  for (const { filterCode, optionCode, weight } of filterMarks) {
    if (!known.has(filterCode)) continue;
    const own = marks.get(optionCode) ?? new Map<string, number>();
    marks.set(optionCode, own.set(filterCode, Number.isFinite(weight) ? (weight ?? 0) : 0));
  }
  const seen = new Set<string>();
  const unique = options.filter(({ id }) => !seen.has(id) && seen.add(id));
  return unique.map((option) => {
    const weights = Object.fromEntries(marks.get(option.id) ?? []);
    return { card: toServiceCard(option), home: findHome(weights), weights };
  });
}

/** The chip that the card weighs most under; of equal ones the first mark. */
function findHome(weights: Record<string, number>): string {
  const [home = ''] = Object.entries(weights).reduce<[string, number] | []>(
    (best, entry) => (best[1] === undefined || entry[1] > best[1] ? entry : best),
    [],
  );
  return home;
}

/** The chips that have cards, in the operator's order. */
export function toServiceFilters(
  { filters = [] }: OptionGroup,
  cards: readonly FilteredCard[],
): ServiceFilter[] {
  const unique = new Map(filters.map(({ code, title }) => [code, toText(title) || code]));
  return [...unique]
    .map(([code, title]) => ({
      code,
      title,
      count: cards.filter(({ weights }) => weights[code] !== undefined).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Cards under one chip, the heaviest first; equal ones keep the operator's order. */
export function orderByWeight<Card extends Pick<FilteredCard, 'weights'>>(
  cards: readonly Card[],
  code: string,
): Card[] {
  return [...cards].sort((a, b) => (b.weights[code] ?? 0) - (a.weights[code] ?? 0));
}

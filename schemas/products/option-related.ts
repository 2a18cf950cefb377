import type { FilterMark } from '#schemas/gateway/entities/service-card';
import type { Product } from '#schemas/gateway/entities/product';
import type { Tile, TileGroup } from '#schemas/gateway/entities/tile';
import { isSafeUrl } from '#schemas/values/safe-url';
import { toOption } from './packs';
import type { ProductPrice } from './price';
import { toServiceCard, type ServiceCardView } from './service-card';
import { toText } from './text';

/** Options under one heading; the heading is empty where there is but one group. */
export interface RelatedGroup {
  title: string;
  cards: ServiceCardView[];
}

interface OptionGroup {
  options: readonly Product[];
  filterMarks?: readonly FilterMark[] | undefined;
}

/**
 * Options like this one: those that share a chip with it, the heaviest first; for one under no chip, as closed ones
 * are, those of its line. Never the option itself, whatever the marks say, never an archived one, each once, at most
 * `limit`.
 */
export function toRelatedOptions(
  { options, filterMarks = [] }: OptionGroup,
  self: Product | null,
  limit: number,
): RelatedGroup[] {
  const shared = new Set(
    filterMarks.filter(({ optionCode }) => optionCode === self?.id).map(({ filterCode }) => filterCode),
  );
  const weightOf = (option: Product): number =>
    Math.max(
      -1,
      ...filterMarks
        .filter(({ optionCode, filterCode }) => optionCode === option.id && shared.has(filterCode))
        .map(({ weight = 0 }) => weight),
    );
  const unique = [...new Map(options.map((option) => [option.id, option])).values()];
  const cards = unique
    .filter((option) => option.id !== self?.id && option.archive !== true)
    .map((option) => ({ option, weight: weightOf(option) }))
    .filter(({ option, weight }) =>
      shared.size === 0 ? self === null || option.lineTitle === self.lineTitle : weight >= 0,
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ option }) => toServiceCard(option));
  return cards.length === 0 ? [] : [{ title: '', cards }];
}

/** What can be added to a tariff, with the prices for its subscribers (TRF-405). Empty groups are left out. */
export function toTariffOptions(
  groups: Readonly<Record<string, TileGroup | undefined>>,
  billingId: string | undefined,
): RelatedGroup[] {
  return Object.values(groups).flatMap((group) => {
    const tiles = new Map((group?.options ?? []).map((tile) => [tile.id, tile]));
    const cards = [...tiles.values()].map((tile) => toTileCard(tile, billingId));
    return cards.length === 0 ? [] : [{ title: toText(group?.title), cards }];
  });
}

function toTileCard(tile: Tile, billingId: string | undefined): ServiceCardView {
  const { id, title } = toOption(tile);
  return {
    id,
    title,
    text: toText(tile.shortDescription) || toText(tile.subtitle),
    href: tile.link !== undefined && isSafeUrl(tile.link) ? tile.link : null,
    price: toTilePrice(tile, billingId),
    priceText: '',
    media: null,
    badges: [],
    isArchive: false,
    tabTitle: '',
  };
}

function toTilePrice(tile: Tile, billingId: string | undefined): ProductPrice | null {
  const { price, priceDiscount, pricePeriod } = toOption(tile, billingId === undefined ? {} : { billingId });
  if (price === null) return null;
  const period = price === 0 ? {} : { period: pricePeriod };
  if (priceDiscount === null) return { amountKopecks: price, ...period };
  return { amountKopecks: priceDiscount, oldAmountKopecks: price, period: pricePeriod };
}

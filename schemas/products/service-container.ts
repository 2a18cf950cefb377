import type { Product } from '#schemas/gateway/entities/product';
import type { ServiceCard } from '#schemas/gateway/entities/service-card';
import type { ProductPrice } from './price';
import { toServiceCard, toShownPrice, toWrittenCard, type ServiceCardView } from './service-card';

/** A card as content writes it: of an option of the operator's, or all in words. */
export type WrittenCard = { [Name in keyof ServiceCard]?: ServiceCard[Name] | undefined };

/**
 * The cards of content in their order, each with what the operator knows of its option; content's own words win. With
 * `hasOthers` the options that no card names follow. A card that is neither of a known option nor whole is left out.
 */
export function toContainerCards(
  written: readonly WrittenCard[],
  options: readonly Product[],
  hasOthers: boolean,
): ServiceCardView[] {
  const known = new Map(options.map((option) => [option.id, option]));
  const cards = written.flatMap((card) => toCard(card, known, options) ?? []);
  if (!hasOthers) return cards;
  const named = new Set(written.map(({ prodCatOptionId }) => prodCatOptionId));
  return [...cards, ...[...known.values()].filter(({ id }) => !named.has(id)).map(toServiceCard)];
}

function toCard(
  card: WrittenCard,
  known: ReadonlyMap<string, Product>,
  options: readonly Product[],
): ServiceCardView | null {
  const option = card.prodCatOptionId === undefined ? undefined : known.get(card.prodCatOptionId);
  const { title, href } = card;
  if (option === undefined) {
    if (title === undefined || href === undefined) return null;
    return withLowestPrice(toWrittenCard({ ...card, title, href }), card.servicesOptions, options);
  }
  const own = toServiceCard(option);
  const words = toWrittenCard({ ...card, title: title ?? own.title, href: href ?? own.href ?? '' });
  return {
    ...own,
    title: words.title || own.title,
    href: words.href ?? own.href,
    text: words.text || own.text,
    media: words.media ?? own.media,
    isArchive: own.isArchive || words.isArchive,
    tabTitle: words.tabTitle || own.tabTitle,
  };
}

/** A card that stands for several options costs as little as the cheapest of them. */
function withLowestPrice(
  card: ServiceCardView,
  billingIds: readonly string[] | undefined,
  options: readonly Product[],
): ServiceCardView {
  if (card.price !== null || card.priceText !== '' || billingIds === undefined) return card;
  const prices = options
    .filter(({ connection }) => connection?.billingIds?.some((id) => billingIds.includes(id)))
    .map(toShownPrice)
    .filter((price): price is ProductPrice => price !== null)
    .sort((a, b) => a.amountKopecks - b.amountKopecks);
  const [lowest] = prices;
  if (lowest === undefined) return card;
  return { ...card, price: prices.length > 1 ? { ...lowest, prefix: 'от' } : lowest };
}

import { isAvailable, type ShopCard } from './shop-card';
import type { ShopQuestion, Sort } from './shop-question';

const KOPECKS = 100;

/** The cards that a question asks for; what this region does not have comes last, whatever the order. */
export function filterCards(cards: readonly ShopCard[], question: ShopQuestion): ShopCard[] {
  const { brand, from, to, sort } = question;
  const words = toPlain(question.query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = cards.filter((card) => {
    const text = toPlain(`${card.title} ${card.brand} ${card.category}`);
    if (brand !== '' && card.brand !== brand) return false;
    if (from !== null && (card.price ?? 0) < from * KOPECKS) return false;
    if (to !== null && (card.price ?? Number.POSITIVE_INFINITY) > to * KOPECKS) return false;
    return words.every((word) => text.includes(word));
  });
  return found.toSorted((one, other) => toGroup(one) - toGroup(other) || compare(one, other, sort));
}

const toGroup = (card: ShopCard) => (isAvailable(card) ? 0 : 1);

function compare(one: ShopCard, other: ShopCard, sort: Sort): number {
  if (sort === 'popular') return one.order - other.order;
  const difference = (one.price ?? 0) - (other.price ?? 0);
  return (sort === 'cheap' ? difference : -difference) || one.order - other.order;
}

const toPlain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

import type { TariffCard } from '#schemas/products/tariff-card';

/** For tests: a card with nothing but a title, and the fields that a test is about. */
export function sampleCard(fields: Partial<TariffCard> = {}): TariffCard {
  return {
    id: 'start',
    title: 'Старт',
    lineTitle: '',
    description: '',
    kind: 'other',
    isPremium: false,
    isHighlighted: false,
    badges: [],
    titleBadges: [],
    priceBadges: [],
    price: null,
    priceTooltip: null,
    params: [],
    secondParams: [],
    options: [],
    homeInternet: null,
    addOn: null,
    links: { convergent: null, choose: null, more: null },
    ...fields,
  };
}

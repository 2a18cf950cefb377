import type { Product } from '#schemas/gateway/entities/product';
import { toBadges, toPriceTooltip, type ProductBadge } from './badges';
import type { CardLinks } from './card-action';
import { toCashback } from './cashback';
import { hasFlag, isPremium } from './flags';
import { toHomeInternet } from './home-internet';
import { toPackagePrice } from './package-price';
import { toPacks, type ProductPack } from './packs';
import { toParams, type ProductParam } from './params';
import { toProductPrice, type ProductPrice } from './price';
import { toSafeLink } from './safe-link';
import { toText } from './text';

/** A tariff as its card draws it: plain data, whatever the catalogue left out. Amounts are kopecks. */
export interface TariffCard {
  id: string;
  title: string;
  /** Empty without one, as the description. */
  lineTitle: string;
  description: string;
  /** The catalogue names one type; every other is `other` (TRF-402). */
  kind: 'hit' | 'other';
  isPremium: boolean;
  /** Framed among its neighbours. */
  isHighlighted: boolean;
  badges: ProductBadge[];
  /** Beside the title. */
  titleBadges: ProductBadge[];
  priceBadges: ProductBadge[];
  price: ProductPrice | null;
  priceTooltip: { title?: string; text: string } | null;
  /** What stands on the card … */
  params: ProductParam[];
  /** … and what its window tells. */
  secondParams: ProductParam[];
  /** Titles of what can be added to the tariff. */
  options: string[];
  homeInternet: CardHomeInternet | null;
  addOn: CardAddOn | null;
  links: CardLinks;
}

/** Home internet as the switcher of a card adds it. */
export interface CardHomeInternet {
  title: string;
  /** «500 Мбит/с»; empty when it is not told. */
  traffic: string;
  /** With home internet: for those who take it now, and for those who have it already. */
  price: ProductPrice | null;
  currentPrice: ProductPrice | null;
  /** Of the window with the benefits. */
  text: string;
  benefits: ProductParam[];
  orderLink: string | null;
  /** The window of the page that adds it; null without one. */
  windowId: string | null;
}

/** Something paid that the switcher of a card adds. */
export interface CardAddOn {
  id: string;
  title: string;
  amountKopecks: number;
  /** What it costs without this tariff. */
  oldAmountKopecks?: number;
}

export interface CardChoice {
  /** Are these the operator's offers of mobile communication and home internet in one? */
  isConvergent: boolean;
  /** The window of connection of the page; without it a card leads to the tariff's page. */
  connectPopupId: string | undefined;
  /** The window of the page that adds home internet; without one a card leads to the check of addresses. */
  homePopupId?: string | undefined;
}

/** A list of parameters longer than this is not read on a card: the rest is in its window. */
export const MAX_CARD_PARAMS = 4;

/** The card of a tariff. Each part that the catalogue gives wrong is left out by itself. */
export function toTariffCard(
  product: Product,
  { isConvergent, connectPopupId, homePopupId }: CardChoice,
): TariffCard {
  const { id, title, badges, archive } = product;
  const hasWindow = connectPopupId !== undefined;
  // Home internet is part of what a window of packages connects, and nothing else is added on its cards.
  const isPackage = isConvergent && hasWindow;
  const packs = toPacks(product);
  const addOn = isPackage ? null : toAddOn(packs);
  const more = toSafeLink(product.link);
  const isOpen = archive !== true;
  return {
    id,
    title: toText(title) || id,
    lineTitle: toText(product.lineTitle),
    description: toText(product.description),
    kind: product.tariffType === 'hit' ? 'hit' : 'other',
    isPremium: isPremium(product),
    isHighlighted: hasFlag(product, 'hit'),
    badges: toBadges(badges, 'for_showcase'),
    titleBadges: toBadges(badges, 'for_showcase_title'),
    priceBadges: toPriceBadges(product),
    price: isPackage ? toPackagePrice(product) : toProductPrice(product),
    priceTooltip: toPriceTooltip(badges),
    ...toCardParams(product),
    options: packs.filter((pack) => isOption(pack) && pack.id !== addOn?.id).map(({ title: name }) => name),
    homeInternet: isPackage ? null : toCardHomeInternet(product, homePopupId ?? null),
    addOn,
    links: {
      // A window of the page is where a package is ordered (CONV-202); without one that is the order's page.
      convergent: isConvergent && isOpen && !isPackage ? (toSafeLink(product.shopLink) ?? more) : null,
      choose: hasWindow && isOpen ? `#${connectPopupId}` : null,
      more,
    },
  };
}

/** A badge of the price says nothing that the tooltip beside it says already. */
function toPriceBadges({ badges }: Product): ProductBadge[] {
  const told = toPriceTooltip(badges)?.text;
  return toBadges(badges, 'price').map(({ hint, ...badge }) =>
    hint === undefined || hint === told ? badge : { ...badge, hint },
  );
}

const isOption = ({ type, isHomeInternet }: ProductPack) => type !== 'service' && !isHomeInternet;

/** On the card what the catalogue made for showcases, else its first parameter; in the window the second ones. */
function toCardParams(product: Product): Pick<TariffCard, 'params' | 'secondParams'> {
  const { showcase_params, first_param, second_param } = product.details ?? {};
  const made = toParams(showcase_params);
  const first = made.length > 0 ? made : toParams(first_param && [first_param]);
  const all = first.length > 0 ? first : toParams(product.baseParams);
  const second = toParams(second_param?.children);
  const cashback = toCashback(product.details);
  const left = all.slice(MAX_CARD_PARAMS).filter(({ id }) => !second.some((param) => param.id === id));
  return {
    params: all.slice(0, MAX_CARD_PARAMS),
    secondParams: [...second, ...left, ...(cashback ? [toCashbackParam(cashback)] : [])],
  };
}

function toCashbackParam({ title, value }: { title: string; value: string }): ProductParam {
  return { id: 'cashback', title, value, icon: 'star', hasLineAfter: false, price: null, children: [] };
}

/**
 * What a tariff is offered together with: a paid megapower, else the first option that costs less with this tariff than
 * without. Any other option has its place on the tariff's page.
 */
export function toAddOn(packs: readonly ProductPack[]): CardAddOn | null {
  const paid = packs.filter(
    ({ type, price, priceDiscount }) => type !== 'service' && (priceDiscount ?? price ?? 0) > 0,
  );
  const found =
    paid.find(({ isMegapower }) => isMegapower) ??
    paid.find(({ priceDiscount, isHomeInternet }) => priceDiscount !== null && !isHomeInternet);
  if (!found) return null;
  const { id, title, price, priceDiscount } = found;
  if (priceDiscount === null) return { id, title, amountKopecks: price ?? 0 };
  return { id, title, amountKopecks: priceDiscount, ...(price !== null && { oldAmountKopecks: price }) };
}

/** Null where there is nothing to switch: no home internet, or no price with it. */
function toCardHomeInternet(product: Product, windowId: string | null): CardHomeInternet | null {
  const home = toHomeInternet(product);
  if (!home) return null;
  const price = toProductPrice(product, { homeInternet: 'new' });
  const currentPrice = toProductPrice(product, { homeInternet: 'current' });
  return {
    title: home.title,
    traffic: home.trafficString,
    price: home.discountNew === null ? null : price,
    currentPrice: home.discount === null ? null : currentPrice,
    text: home.tooltipText ?? '',
    benefits: home.benefits,
    orderLink: toSafeLink(product.shopLink),
    windowId,
  };
}

import type { Product } from '#schemas/gateway/entities/product';
import type { ServiceCard } from '#schemas/gateway/entities/service-card';
import { isSafeUrl } from '#schemas/values/safe-url';
import { toBadges, type ProductBadge } from './badges';
import { toKopecks, toProductPrice, type ProductPrice } from './price';
import { toText } from './text';

/** What stands at the head of a service card: one of them, the richest there is (OPT-229). */
export type ServiceMedia =
  | { kind: 'icon'; icon: string }
  | { kind: 'image'; src: string }
  /** Played while the card is pointed at; the poster stands in until then. */
  | { kind: 'video'; src: string; poster: string | null };

/** A card of the services pages, ready to be drawn (OPT-404). */
export interface ServiceCardView {
  id: string;
  title: string;
  text: string;
  /** Null where there is no page to lead to, or only an unsafe address. */
  href: string | null;
  price: ProductPrice | null;
  /** A price that is no amount: «По тарифу». Empty beside `price`. */
  priceText: string;
  media: ServiceMedia | null;
  badges: ProductBadge[];
  /** Can no longer be connected (OPT-230). */
  isArchive: boolean;
  /** The tab that the card is under, where content asks for tabs; empty without one. */
  tabTitle: string;
}

/** On the card of an archived option or service (OPT-230). */
export const CLOSED_OPTION_BADGE = 'Опция закрыта для подключения';

interface MediaFields {
  icon?: unknown;
  imgSrc?: unknown;
  videoSrc?: unknown;
}

/** The card of an option or a service of the operator's. Pictures are fields beside those of the contract. */
export function toServiceCard(product: Product): ServiceCardView {
  const title = toText(product.title) || toText(product.id);
  return {
    id: product.id,
    title,
    text: toText(product.description),
    href: toHref(product.link),
    price: toShownPrice(product),
    priceText: '',
    media: toMedia({ icon: product['icon'], imgSrc: product['imgSrc'], videoSrc: product['videoSrc'] }),
    badges: toBadges(product.badges, 'for_showcase'),
    isArchive: product.archive === true,
    tabTitle: toText(product.lineTitle),
  };
}

/** What a product costs; nothing is paid for no period: «Бесплатно» stands alone. */
export function toShownPrice(product: Product): ProductPrice | null {
  const price = toProductPrice(product);
  const isFree = price?.amountKopecks === 0 && price.oldAmountKopecks === undefined;
  return isFree ? { amountKopecks: 0 } : price;
}

/** A card that content or the archive call gives in words. */
export function toWrittenCard(card: ServiceCard): ServiceCardView {
  const price = toWrittenPrice(card.price);
  return {
    id: card.prodCatOptionId ?? card.href,
    title: toText(card.title),
    text: toText(card.text),
    href: toHref(card.href),
    price,
    priceText: price === null ? toText(card.price) : '',
    media: toMedia(card),
    badges: [],
    isArchive: card.isArchive === true,
    tabTitle: toText(card.tabTitle),
  };
}

const BARE_AMOUNT = /^\d[\d \u00A0]*(?:[.,]\d+)?(?:[ \u00A0]?₽)?$/u;

/** «299» is an amount; «от 299 ₽ в месяц» and «Бесплатно» say what they mean and stay as they are written. */
function toWrittenPrice(price: string | number | undefined): ProductPrice | null {
  if (typeof price === 'string' && !BARE_AMOUNT.test(price.trim())) return null;
  const amountKopecks = toKopecks(price);
  return amountKopecks === null ? null : { amountKopecks };
}

function toHref(address: string | undefined): string | null {
  const href = address?.trim() ?? '';
  return isSafeUrl(href) ? href : null;
}

/** One of video, image and icon, in this order; what is no address of a file is passed over. */
function toMedia({ icon, imgSrc, videoSrc }: MediaFields): ServiceMedia | null {
  const image = toFile(imgSrc);
  const video = toFile(videoSrc);
  if (video !== null) return { kind: 'video', src: video, poster: image };
  if (image !== null) return { kind: 'image', src: image };
  const name = typeof icon === 'string' ? toText(icon) : '';
  return name === '' ? null : { kind: 'icon', icon: name };
}

function toFile(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const file = address.trim();
  return isSafeUrl(file) && /^(?:\/|https?:)/i.test(file) ? file : null;
}

import type { Product } from '#schemas/gateway/entities/product';
import { hasFlag } from './flags';
import { toParams, type ProductParam } from './params';
import { toPaymentPrice } from './price';
import { toOptionalText, toText, withUnit } from './text';

/** Code of the parameter that says how fast the home internet is. */
const SPEED_PARAM = 'speed';

/** Home internet of a tariff: what the switcher of its card shows, and what its window tells. Prices are kopecks. */
export interface HomeInternet {
  hasHomeInternet: boolean;
  title: string;
  /** «500 Мбит/с»; empty when the speed is not told. */
  trafficString: string;
  trafficValue: string;
  trafficUnit: string;
  /** What home internet adds to the price of the tariff; null when it is part of it. */
  price: number | null;
  /** «от» */
  pricePrefix?: string;
  /** The whole price with home internet for those who have it already, and for those who take it now. */
  discount: number | null;
  discountNew: number | null;
  tooltipTitle?: string;
  tooltipText?: string;
  benefits: ProductParam[];
}

const HOME_INTERNET_TITLE = 'Домашний интернет';

/** Null for a tariff without home internet. */
export function toHomeInternet(product: Product): HomeInternet | null {
  const part = product.details?.home_internet;
  const lines = part?.children ?? [];
  const benefits = toParams(lines);
  const hasHomeInternet = hasFlag(product, 'homeInternet') || benefits.length > 0;
  if (!hasHomeInternet) return null;
  const speed = lines.find(({ param }) => param === SPEED_PARAM) ?? lines[0];
  const price = toPaymentPrice(speed?.price);
  const title = toText(part?.title) || HOME_INTERNET_TITLE;
  const tooltipText = toOptionalText(part?.footnote);
  return {
    hasHomeInternet,
    title,
    trafficString: withUnit(speed?.value, speed?.unit),
    trafficValue: toText(speed?.value),
    trafficUnit: toText(speed?.unit),
    price: price?.amountKopecks ?? null,
    ...(price?.prefix !== undefined && { pricePrefix: price.prefix }),
    discount: toPaymentPrice(product.details?.payment_discount_homeinternet_current)?.amountKopecks ?? null,
    discountNew: toPaymentPrice(product.details?.payment_discount_homeinternet_new)?.amountKopecks ?? null,
    ...(tooltipText !== undefined && { tooltipTitle: title, tooltipText }),
    benefits,
  };
}

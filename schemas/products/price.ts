import * as z from 'zod';
import { paymentDiscountKeyOf, paymentKeyOf, type Details } from '#schemas/gateway/entities/details';
import { paymentSchema, type Payment } from '#schemas/gateway/entities/param';
import type { Product } from '#schemas/gateway/entities/product';
import { toOptionalText, toText } from './text';

/** A price ready to be drawn: fits the value `price` of content and the price component. */
export interface ProductPrice {
  amountKopecks: number;
  /** The price without the discount; always above `amountKopecks`. */
  oldAmountKopecks?: number;
  /** «от» */
  prefix?: string;
  /** «за 30 дней» */
  period?: string;
}

/** Which of the prices of a product is asked for. */
export interface PriceChoice {
  /** Billing id of the visitor's tariff, for prices that depend on it (TRF-405). */
  billingId?: string;
  /** The price together with home internet, for those who have none with the operator yet or have it already. */
  homeInternet?: 'new' | 'current';
  /** The price while the showcase shows family tariffs only (TRF-416). */
  filter?: MegafamilyFilter;
}

/** Filter of the showcase that has a discount of its own; the field of a product is called like it. */
type MegafamilyFilter = 'filter_megafamily';
const filterSchema = z.looseObject({ payment_discount: paymentSchema });

/** As the value `price` of content: no product costs more. */
const MAX_KOPECKS = 100_000_000_00;
const MAX_PREFIX = 20;
const MAX_PERIOD = 40;

/** The first number of a text, its thousands parted by spaces: «1 234,50». */
const NUMBER = /([-\u2212])?(\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d+)(?:[.,](\d+))?/;
/** Periods that are said without their preposition: «30 дней», «сутки», «месяц». */
const BARE_PERIOD = /^(?:\d|сутки|день|неделю|месяц|год)/iu;

/** Kopecks of an amount in roubles, or of the first number in a text («от 500»); null without one or below zero. */
export function toKopecks(value: string | number | undefined): number | null {
  const roubles = typeof value === 'string' ? readNumber(value) : (value ?? Number.NaN);
  const kopecks = Math.round(roubles * 100);
  return kopecks >= 0 && kopecks <= MAX_KOPECKS ? Math.abs(kopecks) : null;
}

function readNumber(text: string): number {
  const found = NUMBER.exec(text.slice(0, 200));
  if (!found || found[1] !== undefined) return Number.NaN;
  return Number(`${(found[2] ?? '').replace(/\D/g, '')}.${found[3] ?? '0'}`);
}

/** A payment with what is left of it after the discount; the discount alone is a price too. Null without an amount. */
export function toPaymentPrice(payment?: Payment, discount?: Payment): ProductPrice | null {
  const period = toPeriod(discount?.unitExtra) ?? toPeriod(payment?.unitExtra);
  const prefix = toPrefix(discount) ?? toPrefix(payment);
  return toPrice(toAmount(payment), toAmount(discount), { prefix, period });
}

/**
 * What a product costs: the head price, else the payment of its details, else `tariffPrice`. A choice takes the price
 * for it where the product has one. Null for a product without a price.
 */
export function toProductPrice(product: Product, choice: PriceChoice = {}): ProductPrice | null {
  const { details } = product;
  return (
    toFilterPrice(product, choice) ??
    (details && toChosenPrice(product, details, choice)) ??
    toHeadPrice(product) ??
    toPaymentPrice(details?.payment, details?.payment_discount) ??
    toPrice(toKopecks(product.tariffPrice), null, { period: toPeriod(product.tariffPeriod) })
  );
}

function toFilterPrice(product: Product, { filter }: PriceChoice): ProductPrice | null {
  const found = filter === undefined ? undefined : filterSchema.safeParse(product[filter]).data;
  const shown = toPaymentPrice(found?.payment_discount);
  if (!shown) return null;
  const usual = toProductPrice(product);
  const full = usual?.oldAmountKopecks ?? usual?.amountKopecks ?? null;
  return toPrice(full, shown.amountKopecks, { prefix: shown.prefix, period: shown.period ?? usual?.period });
}

function toHeadPrice({ productPrice }: Product): ProductPrice | null {
  if (!productPrice) return null;
  const { amount, discount, period } = productPrice;
  return toPrice(toKopecks(amount), toKopecks(discount), {
    prefix: toPrefix({ value: amount }),
    period: toPeriod(period),
  });
}

function toChosenPrice(product: Product, details: Details, choice: PriceChoice): ProductPrice | null {
  if (choice.homeInternet !== undefined) return toHomeInternetPrice(product, details, choice.homeInternet);
  return choice.billingId === undefined ? null : toPriceByTariff(details, choice.billingId);
}

function toPriceByTariff(details: Details, billingId: string): ProductPrice | null {
  const payment = readPayment(details[paymentKeyOf(billingId)]);
  const discount = readPayment(details[paymentDiscountKeyOf(billingId)]);
  if (payment === undefined && discount === undefined) return null;
  return toPaymentPrice(payment ?? details.payment, discount);
}

/** Both variants are the whole plate with home internet; without it and the home internet by itself, more is paid. */
function toHomeInternetPrice(
  product: Product,
  details: Details,
  subscriber: 'new' | 'current',
): ProductPrice | null {
  const together = toPaymentPrice(
    subscriber === 'new'
      ? details.payment_discount_homeinternet_new
      : details.payment_discount_homeinternet_current,
  );
  if (!together) return null;
  const apart = toProductPrice(product);
  const added = details.home_internet?.children
    ?.map(({ price }) => toAmount(price))
    .find((price) => price !== null);
  const full = (apart?.oldAmountKopecks ?? apart?.amountKopecks ?? 0) + (added ?? 0);
  return toPrice(full > together.amountKopecks ? full : null, together.amountKopecks, {
    prefix: together.prefix,
    period: together.period ?? apart?.period,
  });
}

function readPayment(value: unknown): Payment | undefined {
  return paymentSchema.safeParse(value).data;
}

function toAmount(payment: Payment | undefined): number | null {
  return toKopecks(payment?.value) ?? toKopecks(payment?.string);
}

function toPrice(
  amount: number | null,
  discount: number | null,
  { prefix, period }: { prefix?: string | undefined; period?: string | undefined },
): ProductPrice | null {
  const paid = discount ?? amount;
  if (paid === null) return null;
  const words = { ...(prefix && { prefix }), ...(period && { period }) };
  if (amount === null || discount === null || discount === amount) return { amountKopecks: paid, ...words };
  // A «discount» above the price is a fault of the catalogue: the price stands.
  if (discount > amount) return { amountKopecks: amount, ...words };
  return { amountKopecks: discount, oldAmountKopecks: amount, ...words };
}

function toPrefix(payment: Payment | undefined): string | undefined {
  const text = toText(payment?.value);
  const word = /^(\p{L}{1,20})[\s\u00A0]+(?=\d)/u.exec(text)?.[1];
  return word !== undefined && word.length <= MAX_PREFIX ? word : undefined;
}

/** «за 30 дней»: with its preposition, or undefined when it is no period that fits beside a price. */
export function toPeriod(text: string | undefined): string | undefined {
  const period = toOptionalText(text)?.replace(/(\d) (?=\p{L})/gu, '$1\u00A0');
  if (period === undefined) return undefined;
  const whole = BARE_PERIOD.test(period) ? `за\u00A0${period}` : period.replace(/^(за|в) /iu, '$1\u00A0');
  return whole.length <= MAX_PERIOD ? whole : undefined;
}

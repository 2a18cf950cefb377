import {
  PORTING_CHARGE_EVERY_DAYS,
  PORTING_DISCOUNT_MONTHS,
  PORTING_DISCOUNT_PERCENT,
  PORTING_FULL_PRICE_DAYS,
  PORTING_PAUSE_DAYS,
  toPortingCharge,
} from '#schemas/products/number-porting';
import { formatPrice } from '#blocks/ui/text/format-price';

/** The tariff that the sums are of. */
export interface PromoTariff {
  title: string;
  /** For 30 days, without any discount. */
  amountKopecks: number;
}

const NBSP = '\u00a0';
const days = (count: number) => `${count}${NBSP}дней`;

export const PROMO_TITLE = `Скидка ${PORTING_DISCOUNT_PERCENT}${NBSP}% на${NBSP}тариф за${NBSP}переход со${NBSP}своим номером`;

/** What the discount is, in the words of the terms (MNP-202 to MNP-206). */
export const PROMO_TERMS = {
  discount: `${PORTING_DISCOUNT_PERCENT}${NBSP}% на${NBSP}${PORTING_DISCOUNT_MONTHS}${NBSP}месяцев`,
  discountNote: 'Платите половину абонентской платы',
  fullPrice: `Первые ${days(PORTING_FULL_PRICE_DAYS)}\u00a0— без скидки`,
  fullPriceNote: 'Пока номер переходит, тариф уже действует',
  charges: `Дальше\u00a0— каждые ${days(PORTING_CHARGE_EVERY_DAYS)}`,
  chargesNote: `Списания со${NBSP}скидкой`,
  pause: `С${NBSP}прошлого переноса номера должно пройти не${NBSP}меньше ${days(PORTING_PAUSE_DAYS)}`,
} as const;

/** What is paid and when, for a tariff: each line a time and a sum. */
export function toCharges({ amountKopecks }: PromoTariff): { when: string; amount: string }[] {
  const afterFirst = PORTING_FULL_PRICE_DAYS;
  const afterLast = afterFirst + PORTING_DISCOUNT_MONTHS * PORTING_CHARGE_EVERY_DAYS;
  const lines: [string, number | null][] = [
    [`За${NBSP}первые ${days(PORTING_FULL_PRICE_DAYS)}`, toPortingCharge(0, amountKopecks)],
    [
      `Дальше каждые ${days(PORTING_CHARGE_EVERY_DAYS)}, ${PORTING_DISCOUNT_MONTHS}${NBSP}раз`,
      toPortingCharge(afterFirst, amountKopecks),
    ],
    [`Потом каждые ${days(PORTING_CHARGE_EVERY_DAYS)}`, toPortingCharge(afterLast, amountKopecks)],
  ];
  return lines.flatMap(([when, kopecks]) =>
    kopecks === null ? [] : [{ when, amount: formatPrice(kopecks) }],
  );
}

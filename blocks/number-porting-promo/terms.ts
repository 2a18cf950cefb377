import {
  PORTING_CHARGE_EVERY_DAYS,
  PORTING_DISCOUNT_MONTHS,
  PORTING_DISCOUNT_PERCENT,
  PORTING_FULL_PRICE_DAYS,
  toPortingCharge,
} from '#schemas/products/number-porting';
import { PORTING_PAUSE, toDays } from '#blocks/ui/products/porting-terms';
import { formatPrice } from '#blocks/ui/text/format-price';

/** The tariff that the sums are of. */
export interface PromoTariff {
  title: string;
  /** For 30 days, without any discount. */
  amountKopecks: number;
}

const NBSP = '\u00a0';

export const PROMO_TITLE = `Скидка ${PORTING_DISCOUNT_PERCENT}${NBSP}% на${NBSP}тариф за${NBSP}переход со${NBSP}своим номером`;

/** What the discount is, in the words of the terms (MNP-202 to MNP-206). */
export const PROMO_TERMS = {
  discount: `${PORTING_DISCOUNT_PERCENT}${NBSP}% на${NBSP}${PORTING_DISCOUNT_MONTHS}${NBSP}месяцев`,
  discountNote: 'Платите половину абонентской платы',
  fullPrice: `Первые ${toDays(PORTING_FULL_PRICE_DAYS)}\u00a0— без скидки`,
  fullPriceNote: 'Пока номер переходит, тариф уже действует',
  charges: `Дальше\u00a0— каждые ${toDays(PORTING_CHARGE_EVERY_DAYS)}`,
  chargesNote: `Списания со${NBSP}скидкой`,
  pause: PORTING_PAUSE,
} as const;

/** What is paid and when, for a tariff: each line a time and a sum. */
export function toCharges({ amountKopecks }: PromoTariff): { when: string; amount: string }[] {
  const afterFirst = PORTING_FULL_PRICE_DAYS;
  const afterLast = afterFirst + PORTING_DISCOUNT_MONTHS * PORTING_CHARGE_EVERY_DAYS;
  const lines: [string, number | null][] = [
    [`За${NBSP}первые ${toDays(PORTING_FULL_PRICE_DAYS)}`, toPortingCharge(0, amountKopecks)],
    [
      `Дальше каждые ${toDays(PORTING_CHARGE_EVERY_DAYS)}, ${PORTING_DISCOUNT_MONTHS}${NBSP}раз`,
      toPortingCharge(afterFirst, amountKopecks),
    ],
    [`Потом каждые ${toDays(PORTING_CHARGE_EVERY_DAYS)}`, toPortingCharge(afterLast, amountKopecks)],
  ];
  return lines.flatMap(([when, kopecks]) =>
    kopecks === null ? [] : [{ when, amount: formatPrice(kopecks) }],
  );
}

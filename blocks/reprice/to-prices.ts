import { formatDate } from '#blocks/ui/text/format-date';

const KOPECKS_PER_ROUBLE = 100;

export interface Prices {
  oldKopecks: number;
  newKopecks: number;
  /** «1 декабря 2026 г.»; null where the answer does not say. */
  from: string | null;
}

/**
 * The prices of an answer, which has them in roubles; null for one that has none. The specification does not say what
 * the answer looks like.
 */
export function toPrices(answer: unknown): Prices | null {
  const { oldPrice, newPrice, date }: Readonly<Record<string, unknown>> = Object(answer);
  if (!isPrice(oldPrice) || !isPrice(newPrice)) return null;
  return {
    oldKopecks: Math.round(oldPrice * KOPECKS_PER_ROUBLE),
    newKopecks: Math.round(newPrice * KOPECKS_PER_ROUBLE),
    from: isDate(date) ? formatDate(date) : null,
  };
}

const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

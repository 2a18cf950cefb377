/** What may be paid at once, in kopecks. */
export interface Bounds {
  minKopecks: number;
  maxKopecks: number;
}

const KOPECKS_PER_ROUBLE = 100;
const THOUSAND = 1000;
/** A description is a sentence or two. */
const MAX_SIGNS = 1000;

/** «15 000», «15 тыс.»: digits in groups, in a text whose spaces are made one. */
const NUMBER = String.raw`(\d{1,15}(?: \d{1,3}){0,4}) ?(тыс\.?)? ?`;
const UNIT = String.raw`(?:₽|руб|р\.)`;
const BETWEEN = '[ :—–-]{0,20}';
/** «от 10 до 15 000 ₽», «10–15 000 ₽». */
const RANGE = new RegExp(`${NUMBER}${UNIT}?[а-яё.]{0,20} ?(?:до|[-–—]) ?${NUMBER}${UNIT}`, 'i');
const LOWEST = new RegExp(
  `(?:от|не менее|не меньше|минимум|минимальная сумма)${BETWEEN}${NUMBER}${UNIT}`,
  'i',
);
const HIGHEST = new RegExp(
  `(?:до|не более|не больше|максимум|максимальная(?: сумма)?)${BETWEEN}${NUMBER}${UNIT}`,
  'i',
);

/**
 * The bounds that a description of the payment names (PAY-113, PAY-114); what it does not name is `fallback`'s.
 * A number counts only with its unit (₽, руб, р.), so «за 1–2 минуты» and «комиссия до 2%» are no bounds.
 *
 * - «от 10 до 15 000 ₽» → 10 and 15 000 roubles
 * - «Пополнение за 1–2 минуты, 100–5000 руб.» → 100 and 5000
 * - «Минимальная сумма 50 ₽, максимальная — 15 тыс. ₽» → 50 and 15 000
 * - «до 30 000 ₽» → the fallback's minimum and 30 000
 * - «любая сумма», «от 500 до 100 ₽» → the fallback
 */
export function readBounds(description: string, fallback: Bounds): Bounds {
  const text = description.slice(0, MAX_SIGNS).replace(/\s+/g, ' ');
  const [, low, lowThousands, high, highThousands] = RANGE.exec(text) ?? [];
  const minKopecks = toKopecks(low, lowThousands) ?? findAmount(LOWEST, text) ?? fallback.minKopecks;
  const maxKopecks = toKopecks(high, highThousands) ?? findAmount(HIGHEST, text) ?? fallback.maxKopecks;
  return minKopecks <= maxKopecks ? { minKopecks, maxKopecks } : fallback;
}

/** How many digits of roubles the field takes: as many as the upper bound has (PAY-112). */
export function countDigits({ maxKopecks }: Bounds): number {
  return String(Math.floor(maxKopecks / KOPECKS_PER_ROUBLE)).length;
}

function findAmount(pattern: RegExp, text: string): number | null {
  const [, digits, thousands] = pattern.exec(text) ?? [];
  return toKopecks(digits, thousands);
}

/** Null for nothing, and for zero, which bounds nothing. */
function toKopecks(digits: string | undefined, thousands: string | undefined): number | null {
  const roubles = Number(digits?.replace(/\s/g, '')) * (thousands === undefined ? 1 : THOUSAND);
  return roubles > 0 && Number.isSafeInteger(roubles) ? roubles * KOPECKS_PER_ROUBLE : null;
}

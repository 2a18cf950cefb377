/** What a visitor looks for in the shop, by the address of the page. */

export const SORTS = ['popular', 'cheap', 'dear'] as const;
export type Sort = (typeof SORTS)[number];

export interface ShopQuestion {
  query: string;
  /** Empty for all. */
  brand: string;
  /** Roubles; null without a limit. */
  from: number | null;
  to: number | null;
  sort: Sort;
  /** How many cards are shown. */
  shown: number;
}

export const PAGE_SIZE = 24;
const MOST_SHOWN = 960;
const MAX_QUERY = 60;
const MAX_ROUBLES = 10_000_000;

/** Reads the address; what makes no sense is as if it were not there. */
export function readShopQuestion(query: URLSearchParams): ShopQuestion {
  const sort = SORTS.find((one) => one === query.get('sort')) ?? 'popular';
  const shown = readNumber(query.get('show'), MOST_SHOWN) ?? PAGE_SIZE;
  return {
    query: (query.get('q') ?? '').trim().slice(0, MAX_QUERY),
    brand: (query.get('brand') ?? '').trim().slice(0, MAX_QUERY),
    from: readNumber(query.get('from'), MAX_ROUBLES),
    to: readNumber(query.get('to'), MAX_ROUBLES),
    sort,
    shown: Math.max(PAGE_SIZE, shown),
  };
}

function readNumber(text: string | null, most: number): number | null {
  const digits = (text ?? '').slice(0, 12).replace(/\s/g, '');
  return /^\d{1,9}$/.test(digits) ? Math.min(Number(digits), most) : null;
}

/** The address of a question; what is as it is without one stays out of it. */
export function toShopQuery({ query, brand, from, to, sort, shown }: ShopQuestion): string {
  const params = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(brand !== '' && { brand }),
    ...(from !== null && { from: String(from) }),
    ...(to !== null && { to: String(to) }),
    ...(sort !== 'popular' && { sort }),
    ...(shown !== PAGE_SIZE && { show: String(shown) }),
  });
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

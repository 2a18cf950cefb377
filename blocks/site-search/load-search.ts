import type { LoadContext } from '#registry/define-block';
import type { CallAnswer } from '#schemas/gateway/call';
import { RETAIL_REGION_QUERY } from '#schemas/gateway/headers';
import { searchRetail } from '#schemas/gateway/retail';
import { searchPreset, searchSite } from '#schemas/gateway/search';
import type { Product } from '#schemas/gateway/entities/product';
import { NO_GOODS, toFoundGoods, type FoundGoods } from '#schemas/products/found-goods';
import { toProductPrice, type ProductPrice } from '#schemas/products/price';
import { HITS_PER_PAGE, SEARCH_INDEX, toSearchText } from '#schemas/site-search';
import { isSafeUrl } from '#schemas/values/safe-url';
import { toMeantLayout } from '#schemas/values/keyboard-layout';

/** Nobody turns more pages; a made-up number asks the operator for no more. */
const MAX_PAGE = 50;
const MAX_TARIFFS = 3;
/** Goods of the shop: a row of cards. */
const MAX_GOODS = 4;
const MAX_TEXT = 220;
/** Signs alone name nothing, and are not asked for: the operator may take them for anything. */
const NAMES_SOMETHING = /[\p{L}\p{N}]/u;

export interface Hit {
  title: string;
  url: string;
  text: string;
  /** What kind of page it is: «Тарифы»; empty where the operator does not say. */
  section: string;
}

export interface FoundTariff {
  title: string;
  url: string;
  price: ProductPrice | null;
}

export interface SearchData extends FoundGoods {
  /** What the results are for; empty before anything is searched. */
  query: string;
  /** What was typed, where the keyboard was switched to English; null otherwise. */
  typed: string | null;
  /** How many pages fit. */
  documents: number;
  page: number;
  pages: number;
  hits: Hit[];
  tariffs: FoundTariff[];
  porting: { title: string; text: string; url: string } | null;
}

export const NOT_SEARCHED: SearchData = {
  query: '',
  typed: null,
  documents: 0,
  page: 1,
  pages: 0,
  hits: [],
  tariffs: [],
  porting: null,
  ...NO_GOODS,
};

/** Searches by the query of the page's address. What fails is as if nothing had been found (SRCH-406, SRCH-408). */
export async function loadSearch({ query, call, region }: LoadContext): Promise<SearchData> {
  const typed = toSearchText(query.get('q'));
  if (typed === '') return NOT_SEARCHED;
  if (!NAMES_SOMETHING.test(typed)) return { ...NOT_SEARCHED, query: typed };
  const page = toPage(query.get('p'));
  const found = await search(typed, page, { call, region });
  const meant = toMeantLayout(typed);
  if (found.documents + found.goods.length > 0 || meant === null) return found;
  const other = await search(meant, page, { call, region });
  return other.documents + other.goods.length > 0 ? { ...other, typed } : found;
}

type Context = Pick<LoadContext, 'call' | 'region'>;

async function search(q: string, page: number, { call, region }: Context): Promise<SearchData> {
  const inShop = { search: q, [RETAIL_REGION_QUERY]: region.code };
  const [found, preset, goods] = await Promise.all([
    call(searchSite, { query: { ...SEARCH_INDEX, q, p: String(page) } }),
    page === 1 ? call(searchPreset, { query: { keywords: q } }) : searchPreset.empty,
    page === 1 ? call(searchRetail, { query: inShop }) : searchRetail.empty,
  ]);
  const tariffs = preset.tariffs.flatMap(toTariff).slice(0, MAX_TARIFFS);
  return {
    query: q,
    typed: null,
    documents: found.documents,
    page,
    pages: Math.min(Math.ceil(found.documents / HITS_PER_PAGE), MAX_PAGE),
    hits: found.results.filter(({ url }) => isSafeUrl(url)).map(toHit),
    tariffs,
    porting: tariffs.length > 0 ? toPorting(preset) : null,
    ...toFoundGoods(goods, MAX_GOODS),
  };
}

function toPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

function toHit({
  title,
  url,
  text = '',
  section = '',
}: CallAnswer<typeof searchSite>['results'][number]): Hit {
  return { title, url, text: shorten(text), section };
}

/** Ends at a word. */
function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const cut = text.slice(0, MAX_TEXT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

function toTariff(product: Product): FoundTariff[] {
  const { title, link = '' } = product;
  return isSafeUrl(link) ? [{ title, url: link, price: toProductPrice(product) }] : [];
}

function toPorting({ mnp }: CallAnswer<typeof searchPreset>): SearchData['porting'] {
  if (mnp?.link === undefined || !isSafeUrl(mnp.link)) return null;
  return { title: mnp.title, text: mnp.text ?? '', url: mnp.link };
}

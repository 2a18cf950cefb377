import type { LoadContext } from '#registry/define-block';
import { getCorporateNewsTabs, getNewsTabs, listCorporateNews, listNews } from '#schemas/gateway/news';
import { toNewsCard, type NewsCardItem } from '#schemas/news-card';
import { WHOLE_COUNTRY } from '#schemas/news-region';

const MAX_PAGE = 1000;

/** The news of a year, or of one month of it; `all` for those of all years (NEWS-02). */
export interface NewsPeriod {
  year: number | 'all';
  /** 1 to 12; null for the whole year. */
  month: number | null;
}

export interface NewsListData extends NewsPeriod {
  news: NewsCardItem[];
  /** How many there are in the period. */
  total: number;
  page: number;
  pages: number;
  /** Years with news, the newest first, and their months. */
  years: { year: number; months: number[] }[];
  /** Whose corporate news: a region's code, or `federal`; null for the news of consumers. */
  region: string | null;
  /** The region of the visitor. */
  here: { code: string; title: string };
}

export const NO_NEWS: NewsListData = {
  year: 'all',
  month: null,
  news: [],
  total: 0,
  page: 1,
  pages: 0,
  years: [],
  region: null,
  here: { code: '', title: '' },
};

type NewsQuestion = Partial<NewsPeriod> & { page?: number; region?: string | null };

/** The news that the page's address asks for: `year`, `month`, `page`, and `region` of corporate news. */
export function loadNewsOfPage(context: LoadContext): Promise<NewsListData> {
  const { query, audience } = context;
  const year = toNumber(query.get('year'), 1990, 2100) ?? 'all';
  return loadNews(context, {
    year,
    month: year === 'all' ? null : toNumber(query.get('month'), 1, 12),
    page: toNumber(query.get('page'), 1, MAX_PAGE) ?? 1,
    region: audience === 'b2b' ? toRegion(query.get('region')) : null,
  });
}

/** A page of news with the years to choose from; of the current year where none is asked for (NEWS-04). */
export async function loadNews(context: LoadContext, question: NewsQuestion): Promise<NewsListData> {
  const { call, region: here } = context;
  const { year = new Date().getFullYear(), month = null, page = 1, region = null } = question;
  const asked = {
    year: String(year),
    ...(month !== null && { month: String(month) }),
    pageFrom: String(page),
    pageTo: String(page),
  };
  const [{ news, total, pages }, { years }] = await Promise.all(
    region === null
      ? [call(listNews, { query: asked }), call(getNewsTabs, {})]
      : [
          call(listCorporateNews, { query: { ...asked, region } }),
          call(getCorporateNewsTabs, { query: { region } }),
        ],
  );
  return {
    year,
    month,
    page,
    region,
    total,
    pages,
    news: news.map(toNewsCard),
    years: years.map((tab) => ({
      year: tab.year,
      months: [...tab.months].sort((one, other) => one - other),
    })),
    here: { code: here.code, title: here.title },
  };
}

/** A whole number within its bounds; null for anything else that somebody may write into an address. */
function toNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}

function toRegion(text: string | null): string {
  return text !== null && /^[a-z-]{2,40}$/.test(text) ? text : WHOLE_COUNTRY;
}

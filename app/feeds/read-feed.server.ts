import { BRAND } from '#schemas/brand';
import { listCorporateNews, listNews, type NewsItem } from '#schemas/gateway/news';
import { WHOLE_COUNTRY } from '#schemas/news-region';
import { toSafeLink } from '#schemas/products/safe-link';
import { MOSCOW_OFFSET } from '#schemas/values/moscow';
import { toText } from '#schemas/products/text';
import type { SiteContext } from '#app/context';
import { toAbsolute } from '#app/page/load-page.server';
import type { Feed, FeedEntry } from './feed';

/** Two pages of the list: as many as a reader shows. */
const PERIOD = { year: 'all', month: 'all', pageFrom: '1', pageTo: '2' };
const NOTHING_YET = new Date('2000-01-01T00:00:00Z');
/** News are dated by the day of Moscow. */
const MIDNIGHT = `T00:00:00${MOSCOW_OFFSET}`;

/** The newest news of this host's audience; null when the operator does not answer. */
export async function readFeed(context: SiteContext, selfPath: string): Promise<Feed | null> {
  const { site, facts } = context;
  const gateway = site.gateway({ region: facts.region, audience: facts.audience });
  const isCorporate = facts.audience === 'b2b';
  const asked = isCorporate
    ? await gateway.ask(listCorporateNews, { query: { ...PERIOD, region: WHOLE_COUNTRY } })
    : await gateway.ask(listNews, { query: PERIOD });
  if (!asked.ok) return null;
  const absolute = toAbsolute(context);
  const entries = asked.answer.news.flatMap((item) => toEntry(item, absolute));
  return {
    title: isCorporate ? `Новости ${BRAND.name} для\u00A0бизнеса` : `Новости ${BRAND.name}`,
    description: 'Что нового в\u00A0сети, тарифах и\u00A0услугах',
    pageUrl: absolute(isCorporate ? '/corp/news' : '/news'),
    selfUrl: absolute(selfPath),
    updated: entries[0]?.date ?? NOTHING_YET,
    entries,
  };
}

/** None for an item without an address of this site or without a day. */
function toEntry(
  { title, link, announcement, date }: NewsItem,
  absolute: (url: string) => string,
): FeedEntry[] {
  const url = toSafeLink(link);
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const moment = new Date(`${day ?? ''}${MIDNIGHT}`);
  if (url === null || Number.isNaN(moment.getTime()) || toText(title) === '') return [];
  return [{ title: toText(title), url: absolute(url), summary: toText(announcement), date: moment }];
}

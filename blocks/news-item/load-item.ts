import type { LoadContext } from '#registry/define-block';
import { getCorporateNews, getNews, listCorporateNews, listNews, type NewsItem } from '#schemas/gateway/news';
import { toNewsCard, type NewsCardItem } from '#schemas/news-card';
import { WHOLE_COUNTRY } from '#schemas/news-region';
import { fileUrl, isSafeUrl } from '#schemas/values/safe-url';
import { richText } from '#schemas/values/rich-text';

/** So many other news stand below (NEWS-17). */
export const RELATED = 3;

export interface NewsStory {
  title: string;
  /** ISO date; null when the operator gives something else. */
  date: string | null;
  announcement: string;
  /** Sanitised. */
  html: string;
  image: string | null;
  badges: string[];
  tags: string[];
  before: string | null;
  next: string | null;
  related: NewsCardItem[];
}

/** The news item of the page's path; null when the operator gives none (NEWS-09). */
export async function loadItem({ call, path, audience }: LoadContext): Promise<NewsStory | null> {
  const latest = { year: 'all', pageFrom: '1', pageTo: '1' };
  const region = WHOLE_COUNTRY;
  const [item, { news }] = await Promise.all(
    audience === 'b2b'
      ? [
          call(getCorporateNews, { query: { page: path, region } }),
          call(listCorporateNews, { query: { ...latest, region } }),
        ]
      : [call(getNews, { query: { page: path } }), call(listNews, { query: latest })],
  );
  if (item === null) return null;
  const others = news.filter(({ id, link }) => link !== path && (id === undefined || id !== item.id));
  return { ...toStory(item), related: others.slice(0, RELATED).map(toNewsCard) };
}

function toStory(item: NewsItem): Omit<NewsStory, 'related'> {
  const { title, date } = toNewsCard(item);
  return {
    title,
    date,
    announcement: item.announcement ?? '',
    html: richText().safeParse(item.text ?? '').data ?? '',
    image: fileUrl().safeParse(item.image).data ?? null,
    badges: (item.badges ?? []).flatMap((badge) => badge.title ?? badge.text ?? []),
    tags: item.tags ?? [],
    before: toLink(item.prevLink),
    next: toLink(item.nextLink),
  };
}

const toLink = (link: string | undefined) => (link !== undefined && isSafeUrl(link) ? link : null);

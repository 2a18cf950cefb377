import type { NewsItem } from './gateway/news';
import { isSafeUrl } from './values/safe-url';

/** A news item as lists show it. */
export interface NewsCardItem {
  title: string;
  /** ISO date; null when the operator gives something else. */
  date: string | null;
  url: string | null;
  announcement: string | null;
}

export function toNewsCard({ title, date, link, announcement }: NewsItem): NewsCardItem {
  return {
    title,
    date: Number.isNaN(Date.parse(date)) ? null : date,
    url: link !== undefined && isSafeUrl(link) ? link : null,
    announcement: announcement ?? null,
  };
}

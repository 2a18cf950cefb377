/** News as a reader of feeds gets them, whatever the format. */
export interface FeedEntry {
  title: string;
  /** Absolute; its address names the entry for ever. */
  url: string;
  /** Plain text; empty for none. */
  summary: string;
  /** Midnight in Moscow of the day that the news are of. */
  date: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** The page with the list, absolute. */
  pageUrl: string;
  /** The feed's own address. */
  selfUrl: string;
  /** Of the newest entry; the first of the year 2000 for a feed without any. */
  updated: Date;
  entries: readonly FeedEntry[];
}

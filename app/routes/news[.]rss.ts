import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerFeed } from '#app/feeds/answer-feed.server';
import { writeRss } from '#app/feeds/write-rss';

/** `/news.rss`: the news for readers of RSS. */
export const loader = (given: LoaderFunctionArgs): Promise<Response> =>
  answerFeed(given, writeRss, 'application/rss+xml');

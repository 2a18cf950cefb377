import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerFeed } from '#app/feeds/answer-feed.server';
import { writeAtom } from '#app/feeds/write-atom';

/** `/news.atom`: the news for readers of Atom. */
export const loader = (given: LoaderFunctionArgs): Promise<Response> =>
  answerFeed(given, writeAtom, 'application/atom+xml');

import type { SiteContext } from '#app/context';
import type { Feed } from './feed';
import { readFeed } from './read-feed.server';

/** Readers ask every half an hour or so: news older than that are no news. */
const FRESH_SECONDS = 900;

/** A feed in one format. Without news of the operator 503: a reader keeps what it has and asks again. */
export async function answerFeed(
  { request, context }: { request: Request; context: SiteContext },
  write: (feed: Feed) => string,
  type: string,
): Promise<Response> {
  const feed = await readFeed(context, new URL(request.url).pathname);
  if (feed === null) return new Response(null, { status: 503, headers: { 'Retry-After': '300' } });
  return new Response(write(feed), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
      'Last-Modified': feed.updated.toUTCString(),
    },
  });
}

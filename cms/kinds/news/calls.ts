import { toNewsItem, toNewsPath, type NewsDocument } from '#schemas/documents/news';
import {
  getCorporateNews,
  getCorporateNewsTabs,
  getNews,
  getNewsTabs,
  listCorporateNews,
  listNews,
} from '#schemas/gateway/news';
import { WHOLE_COUNTRY } from '#schemas/news-region';
import type { Audience } from '#schemas/page';
import { toLastSegment } from '#schemas/values/path-text';
import { readPublished, type PublishedDocument } from '../../stored-calls/published-documents';
import {
  storedCall,
  type StoredCall,
  type StoredCallContext,
  type StoredInput,
} from '../../stored-calls/stored-call';
import { kind } from './kind';

/** News on one page of a list (NEWS-10). */
const PER_PAGE = 10;

type Story = PublishedDocument<NewsDocument>;
type Query = StoredInput['query'];

/** A call says whose news it is for: there is one for consumers, one for corporate visitors. */
interface Feed {
  audience: Audience;
  regionOf: (query: Query, context: StoredCallContext) => string;
}

const CONSUMERS: Feed = { audience: 'b2c', regionOf: (_query, { scope }) => scope.region.code };
const CORPORATE: Feed = {
  audience: 'b2b',
  regionOf: ({ region = WHOLE_COUNTRY }) => (region === WHOLE_COUNTRY ? '' : region),
};

export const calls: readonly StoredCall[] = [
  storedCall(listNews, (input, context) => listPage(CONSUMERS, input, context)),
  storedCall(getNewsTabs, (input, context) => listTabs(CONSUMERS, input, context)),
  storedCall(getNews, (input, context) => findItem(CONSUMERS, input, context)),
  storedCall(listCorporateNews, (input, context) => listPage(CORPORATE, input, context)),
  storedCall(getCorporateNewsTabs, (input, context) => listTabs(CORPORATE, input, context)),
  storedCall(getCorporateNews, (input, context) => findItem(CORPORATE, input, context)),
];

/** Newest first. */
async function readNews(feed: Feed, { query }: StoredInput, context: StoredCallContext) {
  const { audience, regionOf } = feed;
  const found = await readPublished(context.store, kind, { audience, region: regionOf(query, context) });
  return (
    found &&
    found.sort((one, other) =>
      one.body.date < other.body.date ? 1 : one.body.date > other.body.date ? -1 : 0,
    )
  );
}

async function listPage(feed: Feed, input: StoredInput, context: StoredCallContext) {
  const all = await readNews(feed, input, context);
  if (all === null) return null;
  const { year, month, pageFrom, pageTo } = input.query;
  const matching = all.filter(
    ({ body: { date } }) => matches(year, date.slice(0, 4)) && matches(month, date.slice(5, 7)),
  );
  const from = toPage(pageFrom, 1);
  const to = Math.max(from, toPage(pageTo, from));
  return {
    news: matching.slice((from - 1) * PER_PAGE, to * PER_PAGE).map((story) => toItem(story, feed)),
    total: matching.length,
    pages: Math.ceil(matching.length / PER_PAGE),
  };
}

async function listTabs(feed: Feed, input: StoredInput, context: StoredCallContext) {
  const all = await readNews(feed, input, context);
  if (all === null) return null;
  const years = [...new Set(all.map(({ body: { date } }) => date.slice(0, 4)))];
  return {
    years: years.map((year) => {
      const months = all.flatMap(({ body: { date } }) =>
        date.startsWith(year) ? Number(date.slice(5, 7)) : [],
      );
      return { year: Number(year), months: [...new Set(months)].sort((one, other) => one - other) };
    }),
  };
}

/** The item of a page's path, whole, with its neighbours in time. */
async function findItem(feed: Feed, input: StoredInput, context: StoredCallContext) {
  const all = await readNews(feed, input, context);
  if (all === null) return null;
  const { page = '' } = input.query;
  // By its own address, or by the last segment of the path, whatever folder the page stands in (NEWS-07).
  const name = toLastSegment(page);
  const index = all.findIndex((story) => story.name === name || toItem(story, feed).link === page);
  const story = all[index];
  if (story === undefined) return 'missing' as const;
  const [later, earlier] = [all[index - 1], all[index + 1]];
  const { text } = story.body;
  return {
    ...toItem(story, feed),
    ...(text !== undefined && { text }),
    ...(earlier && { prevLink: toItem(earlier, feed).link }),
    ...(later && { nextLink: toItem(later, feed).link }),
  };
}

function toItem({ name, body }: Story, { audience }: Feed) {
  return toNewsItem(body, { name, path: toNewsPath(name, audience) });
}

/** `all`, and nothing, is every year and every month. */
function matches(asked: string | undefined, value: string): boolean {
  return asked === undefined || asked === '' || asked === 'all' || Number(asked) === Number(value);
}

function toPage(asked: string | undefined, fallback: number): number {
  const page = Number(asked);
  return Number.isInteger(page) && page >= 1 ? page : fallback;
}

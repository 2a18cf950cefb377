import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getSearchActions, suggestSearch } from '#schemas/gateway/search';
import {
  isAskable,
  MAX_SUGGESTIONS,
  SEARCH_INDEX,
  toSearchText,
  type SearchSuggestion,
} from '#schemas/site-search';
import { isSafeUrl } from '#schemas/values/safe-url';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';

/** Many times what a quick hand types; whoever wants the whole index gets it slowly. */
const LIMIT = { name: 'search-suggestions', points: 600, seconds: 600 };

/**
 * Pages that begin to fit what is typed into the site's search, and what others look for before anything is. Empty for a
 * text too short, for one with a phone number in it, and whatever fails (SRCH-406).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const text = toSearchText(new URL(request.url).searchParams.get('q'));
  const isAnswered = isAskable(text) && (await isAllowed(context));
  const suggestions = isAnswered ? await suggest(text, context) : [];
  return json(suggestions, { headers: { 'Cache-Control': 'no-store' } });
}

function isAllowed({ site, facts: { address } }: LoaderFunctionArgs['context']): Promise<boolean> {
  return isWithinAddressLimit(LIMIT, {
    memory: site.flows.memory,
    secret: site.env.COUNTING_SECRET,
    address,
  });
}

async function suggest(
  text: string,
  { site, facts: { region, audience } }: LoaderFunctionArgs['context'],
): Promise<SearchSuggestion[]> {
  const { call } = site.gateway({ region, audience });
  const found =
    text === ''
      ? (await call(getSearchActions, {})).actions.map((action) => ({ ...action, section: undefined }))
      : (await call(suggestSearch, { query: { ...SEARCH_INDEX, q: text } })).results;
  return found
    .filter(({ url }) => isSafeUrl(url))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ title, url, section = '' }) => ({ title, url, section }));
}

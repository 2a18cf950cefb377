import { pageTypes } from '#app/page-catalog.server';

/**
 * Query parameters that page types name, in the order in which they stand in the key of a kept page (performance.md). A
 * block may read any other one, but its pages are then rendered for every visitor anew.
 */
export const KEY_PARAMETERS = pageTypes.keyParameters;

const ASKS = new RegExp(`[?&](?:${KEY_PARAMETERS.join('|')})=`);
/** Linear; codes and lists of codes, nothing that would have to be escaped. */
const PLAIN_VALUE = /^[\w.,~-]{0,200}$/;
const MAX_VALUES = 20;

/**
 * The part of a query that a kept page may depend on, in one spelling: `?ids=a,b&only=differences`, or empty. Null when
 * it holds what no link of the site writes: such a page is rendered for its visitor alone.
 */
export function toKeyQuery(url: string): string | null {
  if (!ASKS.test(url)) return '';
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const parts = KEY_PARAMETERS.flatMap((name) => query.getAll(name).map((value) => ({ name, value })));
  if (parts.length > MAX_VALUES || parts.some(({ value }) => !PLAIN_VALUE.test(value))) return null;
  return `?${parts.map(({ name, value }) => `${name}=${value}`).join('&')}`;
}

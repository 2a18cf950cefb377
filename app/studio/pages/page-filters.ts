import type { PageFilters } from '#cms/store/lists/page-filters';

/** Filters stand in the address, so that a list can be sent to somebody. */

/** The address of the same list with some filters changed; a change begins with its first page. */
export function toPagesAddress(
  query: URLSearchParams,
  change: Partial<Record<keyof PageFilters, string>>,
): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  for (const [name, value] of Array.from(next)) if (value === '') next.delete(name);
  const search = next.toString();
  return search === '' ? '/studio/pages' : `/studio/pages?${search}`;
}

/** What narrows the list of pages; it stands in the address, so that a list can be sent to somebody. */

export const STATUSES = ['draft', 'published', 'changed', 'planned', 'removed'] as const;
/** `draft`: never published; `changed`: published, with a draft; `removed`: was published once. */
export type PageStatus = (typeof STATUSES)[number];

export const SORTS = ['path', 'updated'] as const;
export const PROBLEMS = ['errors', 'warnings'] as const;
/** The value of the filter by region for pages of all regions; others are the codes of regions. */
export const ALL_REGIONS = '*';

/** Read from an address by `page-filters.server`: what is not understood narrows nothing. */
export interface PageFilters {
  /** Words of title or path, in any order. */
  q: string;
  status: PageStatus | null;
  audience: 'b2c' | 'b2b' | null;
  region: string;
  /** A block or a flow that the page has. */
  type: string;
  problem: (typeof PROBLEMS)[number] | null;
  /** A section: the path that all of them begin with. */
  under: string;
  sort: (typeof SORTS)[number];
  page: number;
}

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

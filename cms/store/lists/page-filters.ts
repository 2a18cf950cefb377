/** What narrows the list of pages. */

export const STATUSES = ['draft', 'published', 'changed', 'planned', 'removed'] as const;
/** `draft`: never published; `changed`: published, with a draft; `removed`: was published once. */
export type PageStatus = (typeof STATUSES)[number];

export const SORTS = ['path', 'updated'] as const;
export const PROBLEMS = ['errors', 'warnings'] as const;
/** The value of the filter by region for pages of all regions; others are the codes of regions. */
export const ALL_REGIONS = '*';

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

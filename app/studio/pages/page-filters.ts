import * as z from 'zod';

/** What narrows the list of pages; it stands in the address, so that a list can be sent to somebody. */

export const STATUSES = ['draft', 'published', 'changed', 'planned', 'removed'] as const;
/** `draft`: never published; `changed`: published, with a draft; `removed`: was published once. */
export type PageStatus = (typeof STATUSES)[number];

export const SORTS = ['path', 'updated'] as const;
export const PROBLEMS = ['errors', 'warnings'] as const;
/** The value of the filter by region for pages of all regions; others are the codes of regions. */
export const ALL_REGIONS = '*';

const text = (length: number) => z.string().max(length).catch('').default('');

const filters = z.object({
  /** Words of title or path, in any order. */
  q: text(200),
  status: z.enum(STATUSES).nullable().catch(null).default(null),
  audience: z.enum(['b2c', 'b2b']).nullable().catch(null).default(null),
  region: text(60),
  type: text(100),
  problem: z.enum(PROBLEMS).nullable().catch(null).default(null),
  /** A section: the path that all of them begin with. */
  under: text(300),
  sort: z.enum(SORTS).catch('path').default('path'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
});
export type PageFilters = z.output<typeof filters>;

export function readPageFilters(query: URLSearchParams): PageFilters {
  return filters.parse(Object.fromEntries([...query].filter(([, value]) => value !== '')));
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
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  const search = next.toString();
  return search === '' ? '/studio/pages' : `/studio/pages?${search}`;
}

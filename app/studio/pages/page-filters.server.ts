import * as z from 'zod';
import { PROBLEMS, SORTS, STATUSES, type PageFilters } from '#cms/store/lists/page-filters';

const text = (length: number) => z.string().max(length).catch('').default('');

const filters = z.object({
  q: text(200),
  region: text(60),
  type: text(100),
  under: text(300),
  status: z.enum(STATUSES).nullable().catch(null).default(null),
  audience: z.enum(['b2c', 'b2b']).nullable().catch(null).default(null),
  problem: z.enum(PROBLEMS).nullable().catch(null).default(null),
  sort: z.enum(SORTS).catch('path').default('path'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
});

/** What is not understood narrows nothing. */
export function readPageFilters(query: URLSearchParams): PageFilters {
  return filters.parse(Object.fromEntries([...query].filter(([, value]) => value !== '')));
}

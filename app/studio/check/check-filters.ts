import * as z from 'zod';

/** What narrows the report, as it stands in the address. */
const filters = z.object({
  severity: z.enum(['error', 'warning', '']).catch(''),
  owner: z.enum(['editors', 'developers', '']).catch(''),
  code: z.string().max(60).catch(''),
  type: z.string().max(100).catch(''),
  from: z.coerce.number().int().min(0).catch(0),
});
export type CheckFilters = z.output<typeof filters>;

export function readCheckFilters(query: URLSearchParams): CheckFilters {
  return filters.parse({
    severity: query.get('severity') ?? '',
    owner: query.get('owner') ?? '',
    code: query.get('code') ?? '',
    type: query.get('type') ?? '',
    from: query.get('from') ?? '0',
  });
}

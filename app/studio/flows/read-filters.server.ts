import * as z from 'zod';
import { toFunnelDay } from '#app/flow-engine/funnel-day';
import type { FlowCountFilter } from '#cms/store/flow-counts';
import { PERIODS, type FlowFilters } from './flow-filters';

const DAY_MS = 24 * 60 * 60 * 1000;

const asked = z.object({
  days: z.enum(PERIODS).catch('28').default('28'),
  audience: z.enum(['b2c', 'b2b']).nullable().catch(null).default(null),
  page: z.string().max(300).catch('').default(''),
});

/** What an address asks for: what is not understood narrows nothing. */
export function readFlowFilters(request: Request): FlowFilters {
  return asked.parse(Object.fromEntries(new URL(request.url).searchParams));
}

export function toCountFilter({ days, audience, page }: FlowFilters, now: number): FlowCountFilter {
  return {
    from: toFunnelDay(now - (Number(days) - 1) * DAY_MS),
    audience: audience ?? undefined,
    path: page === '' ? undefined : page,
  };
}

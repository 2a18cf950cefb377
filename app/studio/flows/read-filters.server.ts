import * as z from 'zod';
import { DEVICES } from '#schemas/analytics/device';
import { VISIT_SOURCES } from '#schemas/analytics/visit-source';
import type { FlowCountFilter } from '#cms/store/flow-counts';
import { toMoscowDay } from '#schemas/values/moscow';
import { KEPT_DAYS } from '#app/flow-engine/funnels.server';
import { fromDay } from '../shell/moment';
import { PERIODS, SPLITS, UNKNOWN, type FlowFilters } from './flow-filters';

const DAY_MS = 24 * 60 * 60 * 1000;

const asked = z.object({
  days: z.enum(PERIODS).catch('28').default('28'),
  until: z
    .string()
    .refine((day) => fromDay(day) !== null)
    .catch('')
    .default(''),
  audience: z.enum(['', 'b2c', 'b2b']).catch('').default(''),
  page: z.string().max(300).catch('').default(''),
  region: z.string().max(40).catch('').default(''),
  device: z
    .enum(['', ...DEVICES, UNKNOWN])
    .catch('')
    .default(''),
  source: z
    .enum(['', ...VISIT_SOURCES, UNKNOWN])
    .catch('')
    .default(''),
  split: z.enum(SPLITS).catch('source').default('source'),
});

/** What an address asks for: what is not understood narrows nothing. */
export function readFlowFilters(request: Request): FlowFilters {
  return asked.parse(Object.fromEntries(new URL(request.url).searchParams));
}

/** Days in a row, both among them. */
export interface Period {
  from: string;
  to: string;
}

export interface Periods {
  now: Period;
  /** As many days before; null where they are not kept any more. */
  before: Period | null;
}

/** The days that are asked for, and those before them. There is no day after today. */
export function toPeriods({ days, until }: Pick<FlowFilters, 'days' | 'until'>, today: number): Periods {
  const last = Math.min(today, fromDay(until) ?? today);
  const length = Number(days);
  const endAt = (at: number): Period => ({
    from: toMoscowDay(at - (length - 1) * DAY_MS),
    to: toMoscowDay(at),
  });
  const before = endAt(last - length * DAY_MS);
  const isKept = before.from >= toMoscowDay(today - KEPT_DAYS * DAY_MS);
  return { now: endAt(last), before: isKept ? before : null };
}

export function toCountFilter(
  { audience, page, region, device, source }: FlowFilters,
  { from, to }: Period,
): FlowCountFilter {
  return {
    from,
    to,
    audience: audience === '' ? undefined : audience,
    path: toAsked(page),
    region: toAsked(region),
    device: toAsked(device),
    source: toAsked(source),
  };
}

/** What is not known stands in the store as an empty string. */
function toAsked<Value extends string>(value: Value): Exclude<Value, '' | typeof UNKNOWN> | '' | undefined;
function toAsked(value: string): string | undefined {
  if (value === '') return undefined;
  return value === UNKNOWN ? '' : value;
}

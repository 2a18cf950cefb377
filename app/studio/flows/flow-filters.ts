import type { Device } from '#schemas/analytics/device';
import type { VisitSource } from '#schemas/analytics/visit-source';

/** What a funnel is asked about; it stands in the address, so that a funnel can be sent to somebody. */

/** Days in a row. */
export const PERIODS = ['7', '28', '90'] as const;

/** What visits can be told apart by, in a table of their own. */
export const SPLITS = ['page', 'region', 'device', 'source'] as const;
export type Split = (typeof SPLITS)[number];

/** In an address: those visits of which it is not known. */
export const UNKNOWN = 'unknown';

/** Empty strings ask for all. */
export interface FlowFilters {
  days: (typeof PERIODS)[number];
  /** The last day, `2026-11-21`; empty for today. */
  until: string;
  audience: 'b2c' | 'b2b' | '';
  /** The path of a page. */
  page: string;
  /** The code of a region. */
  region: string;
  device: Device | typeof UNKNOWN | '';
  source: VisitSource | typeof UNKNOWN | '';
  split: Split;
}

/** The address of a flow's funnel with the same time and visits, on all pages; of the list without a flow. */
export function toFlowAddress(type: string | null, filters: FlowFilters): string {
  return `/studio/flows${type === null ? '' : `/${type}`}${toQuery({ ...filters, page: '' })}`;
}

/** The address of the same funnel with another table of parts. */
export function toSplitAddress(type: string, filters: FlowFilters, split: Split): string {
  return `/studio/flows/${type}${toQuery({ ...filters, split })}`;
}

/** The address of what is shown as a file: of a flow, or of the list without one. */
export function toCsvAddress(type: string | null, filters: FlowFilters): string {
  return `/studio/flows${type === null ? '.csv' : `/${type}/csv`}${toQuery(filters)}`;
}

function toQuery(filters: FlowFilters): string {
  return `?${new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))}`;
}

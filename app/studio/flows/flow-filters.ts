/** What a funnel is asked about; it stands in the address, so that a funnel can be sent to somebody. */

/** Days up to now, today among them. */
export const PERIODS = ['7', '28', '90'] as const;

export interface FlowFilters {
  days: (typeof PERIODS)[number];
  audience: 'b2c' | 'b2b' | null;
  /** The path of a page; empty for all of them. */
  page: string;
}

/** The address of a flow's funnel with the same time and audience; of the list without a flow. */
export function toFlowAddress(
  type: string | null,
  { days, audience }: Pick<FlowFilters, 'days' | 'audience'>,
): string {
  const query = new URLSearchParams({ days, ...(audience !== null && { audience }) });
  return `/studio/flows${type === null ? '' : `/${type}`}?${query}`;
}

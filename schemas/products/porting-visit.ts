/**
 * The one place that says what «porting data» are (TRF-250, TRF-257): a visitor who chooses a tariff in the middle of
 * an order of number porting. The order keeps this in the tab's session storage when it sends the visitor to a tariff
 * page; tariff pages read it with `readKeptVisit`. It is never in the query of a tariff page, so
 * pages stay the same for everybody. Nothing about a person: only the way back. No zod: browsers read it.
 */
export const PORTING_VISIT_KEY = 'portingVisit';

export interface PortingVisit {
  /** The order as it stands, with the parameters of MNP-101: `/mnp/order?packTag=1,2&ref=site`. */
  back: string;
}

/** The visit that was kept; null for nothing, or for what cannot be led back to. Never throws. */
export function readKeptVisit(kept: string | null): PortingVisit | null {
  const back = readBack(kept);
  // A path of this site and no other: what is kept could have been written by anything on the page.
  return typeof back === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(back) ? { back } : null;
}

function readBack(kept: string | null): unknown {
  if (kept === null) return null;
  try {
    const value: unknown = JSON.parse(kept);
    return typeof value === 'object' && value !== null ? Reflect.get(value, 'back') : null;
  } catch {
    // Written by something else: as good as nothing.
    return null;
  }
}

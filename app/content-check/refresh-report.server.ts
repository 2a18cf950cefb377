import type { CheckedSite } from './checked-site';
import { refreshOutdated, refreshEverything } from './site-report.server';

/** One check of the whole site at a time, in the background of the server. */
let underWay: Promise<void> | null = null;

/** Begins to check all that is published; false when a check is under way already. */
export function refreshAll(site: CheckedSite, signal?: AbortSignal): boolean {
  return begin(site, () => refreshEverything(site, signal));
}

/** Begins to check what this build has not seen yet; for the start of the server. */
export function refreshAtStart(site: CheckedSite, signal?: AbortSignal): boolean {
  return begin(site, () => refreshOutdated(site, signal));
}

function begin(site: CheckedSite, check: () => Promise<number>): boolean {
  if (underWay !== null) return false;
  underWay = check()
    .then(
      () => undefined,
      (error: unknown) => site.log.error({ event: 'content-check-failed', error: String(error) }),
    )
    .finally(() => {
      underWay = null;
    });
  return true;
}

/** Ends with the check that is under way; at once when there is none. */
export async function waitForCheck(): Promise<void> {
  await underWay;
}

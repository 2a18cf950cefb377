import { pushEvent } from '#blocks/ui/push-event';
import { reportFault } from '#app/report-fault';
import type { AudienceLabel } from '#schemas/analytics/audience-label';

/** The route `visitor-label[.]json`. */
const ADDRESS = '/visitor-label.json';
/** Asked for once a visit. */
const KEPT = 'visitor-label';

/** Tells whether the visitor is a subscriber (ACCT-404). Nothing is told when the site does not know. */
export async function tellLabel(): Promise<void> {
  try {
    const label = sessionStorage.getItem(KEPT) ?? (await ask());
    if (label === null) return;
    sessionStorage.setItem(KEPT, label);
    // The site's own answer; the receiver checks that it is one of the two.
    pushEvent({ event: 'visitor_label', label: label as AudienceLabel });
  } catch (fault) {
    reportFault(fault);
  }
}

async function ask(): Promise<string | null> {
  const answer = await fetch(ADDRESS);
  const { label } = Object(await answer.json());
  return typeof label === 'string' ? label : null;
}

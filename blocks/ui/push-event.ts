import { EVENT_IDS, type AnalyticsEvent } from '#schemas/analytics/events';

declare global {
  interface Window {
    /** The tag manager's queue (ANLT-402): it reads it when it is there, and nobody is hurt when it is not. */
    dataLayer?: (AnalyticsEvent & { eventId: string })[];
  }
}

/** Reports an event of the catalogue under its id. */
export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ eventId: EVENT_IDS[event.event], ...event });
}

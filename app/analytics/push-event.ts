/** Every event the site may report, with its fields; none of them personal. */
export type AnalyticsEvent = { event: 'footer_view' };

declare global {
  interface Window {
    /** The tag manager's queue (d2 §7): it reads it when it is there, and nobody is hurt when it is not. */
    dataLayer?: AnalyticsEvent[];
  }
}

export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

import { isPlainCode } from '#schemas/analytics/plain-code';
import { MOST_EVENTS } from '#schemas/analytics/tracker-limits';
import type { SentEvent } from '#schemas/analytics/events';
import { hearEvents } from '#blocks/ui/push-event';

/** The tracker sends what it has collected so often (ANLT-102). */
export const FLUSH_EACH_MS = 5000;

/** Sends the page's events to an address, together; what is collected when the page is left or hidden goes at once. */
export function startTracker(address: string): void {
  const waiting: SentEvent[] = [];
  let timer = 0;
  let isLeaving = false;

  function flush(): void {
    if (waiting.length === 0) return;
    const batch = { path: toPath(), events: waiting.splice(0, MOST_EVENTS) };
    navigator.sendBeacon(address, JSON.stringify(batch));
  }

  /** A tab that nobody sees sends nothing. */
  function follow(): void {
    window.clearInterval(timer);
    if (document.visibilityState === 'hidden') flush();
    else timer = window.setInterval(flush, FLUSH_EACH_MS);
  }

  hearEvents((event) => {
    waiting.push(event);
    // Others tell of the end of the page as well, some of them after the last sending.
    if (isLeaving || waiting.length >= MOST_EVENTS) flush();
  });
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    flush();
  });
  window.addEventListener('pageshow', () => (isLeaving = false));
  follow();
}

const toPath = () => (isPlainCode(location.pathname) ? location.pathname : '');

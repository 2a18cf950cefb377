import { EVENT_IDS } from '#schemas/analytics/event-ids';
import type { AnalyticsEvent, SentEvent } from '#schemas/analytics/events';
import { isPlainCode } from '#schemas/analytics/plain-code';

declare global {
  interface Window {
    /** The queue of the page's events, and the tag manager's data layer (ANLT-402), which adds things of its own. */
    dataLayer?: SentEvent[];
  }
}

type Listener = (event: SentEvent) => void;
const listeners: Listener[] = [];

/**
 * Reports an event of the catalogue under its id: the only way to tell counters anything (ANLT-201). A text that is no
 * code is left empty, and a counter that fails stops nobody.
 */
export function pushEvent(event: AnalyticsEvent): void {
  const sent: SentEvent = { eventId: EVENT_IDS[event.event], ...event };
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'string' && !isCode(name, value)) Reflect.set(sent, name, '');
  window.dataLayer ??= [];
  tell((one) => window.dataLayer?.push(one), sent);
  for (const listener of listeners) tell(listener, sent);
}

/** Hears what was reported on this page so far, then all that comes. */
export function hearEvents(listener: Listener): void {
  for (const event of readEvents()) tell(listener, event);
  listeners.push(listener);
}

/** The events that were reported on this page, without what a tag manager has put among them. */
export function readEvents(): SentEvent[] {
  return (window.dataLayer ?? []).filter((entry) => 'eventId' in entry);
}

/** The label of the visitor is one of two, with spaces. */
const isCode = (field: string, value: string) => field === 'label' || isPlainCode(value);

/** Counters are other people's code: a fault of theirs stops nobody, and goes to the browser's console and monitors. */
function tell(listener: Listener, event: SentEvent): void {
  try {
    listener(event);
  } catch (fault) {
    setTimeout(() => {
      throw fault;
    });
  }
}

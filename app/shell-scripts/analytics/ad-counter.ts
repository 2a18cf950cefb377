import { loadScript } from '#blocks/ui/load-script';
import { hearEvents } from '#blocks/ui/push-event';
import type { Counter } from './counters-setting';

declare global {
  interface Window {
    /** The ad counter's queue. */
    _tmr?: object[];
  }
}

/** Pushes events to the counter of the advertising network (ANLT-404): that they happened, and nothing of what they tell. */
export function startAdCounter({ src, id }: Counter): void {
  window._tmr ??= [];
  hearEvents(({ eventId, event }) => {
    if (event === 'page_view') window._tmr?.push({ id, type: 'pageView', start: Date.now() });
    else window._tmr?.push({ id, type: 'reachGoal', goal: eventId });
  });
  loadScript(src);
}

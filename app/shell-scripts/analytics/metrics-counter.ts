import { loadScript } from '#blocks/ui/load-script';
import { hearEvents } from '#blocks/ui/push-event';
import type { Counter } from './counters-setting';

type Command = (...words: unknown[]) => void;

declare global {
  interface Window {
    /** The metrics counter's commands; those from before its script came wait in `a`. */
    ym?: Command & { a?: unknown[][]; l?: number };
  }
}

/** Pushes events to the metrics counter as goals (ANLT-403), a page view by its path: no query, no recording of visits. */
export function startMetricsCounter({ src, id }: Counter): void {
  const number = Number(id);
  const waiting: unknown[][] = [];
  const keep: Command = (...words) => void waiting.push(words);
  window.ym ??= Object.assign(keep, { a: waiting, l: Date.now() });
  window.ym(number, 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: false });
  hearEvents(({ eventId, ...told }) => {
    if (told.event === 'page_view') window.ym?.(number, 'hit', location.origin + told.path);
    else window.ym?.(number, 'reachGoal', eventId, told);
  });
  loadScript(src);
}

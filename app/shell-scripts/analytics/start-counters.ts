import { isbot } from 'isbot';
import { pushEvent } from '#blocks/ui/push-event';
import { readVisitorCookie } from '#blocks/ui/visitor-cookie';
import { startAdCounter } from './ad-counter';
import type { CountersSetting } from './counters-setting';
import { startMetricsCounter } from './metrics-counter';
import { startTagManager } from './tag-manager';
import { tellLabel } from './tell-label';
import { startTracker } from './ux-tracker';

/** Starts the counters that the site is set up with; none for crawlers (ANLT-101, ANLT-401). */
export function startCounters({ tagManager, metrics, ads, tracker, flags = [] }: CountersSetting): void {
  if (isbot(navigator.userAgent)) return;
  pushEvent({ event: 'page_view', path: location.pathname });
  flags.forEach(tellFlag);
  if (tagManager !== undefined) startTagManager(tagManager);
  if (metrics !== undefined) startMetricsCounter(metrics);
  if (ads !== undefined) startAdCounter(ads);
  if (tracker !== undefined) startTracker(tracker);
  void tellLabel();
}

function tellFlag(flag: string): void {
  const variant = readVisitorCookie(flag);
  if (variant !== null) pushEvent({ event: 'experiment_flag', flag, variant });
}

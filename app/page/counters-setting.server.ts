import type { Counter, CountersSetting } from '#app/shell-scripts/analytics/counters-setting';
import type { Environment } from '#app/site/environment';

type CounterVariables = Pick<
  Environment,
  | 'COOKIES_NEED_CONSENT'
  | 'TAG_MANAGER_URL'
  | 'METRICS_COUNTER_URL'
  | 'METRICS_COUNTER_ID'
  | 'AD_COUNTER_URL'
  | 'AD_COUNTER_ID'
  | 'UX_TRACKER_URL'
  | 'EXPERIMENT_COOKIES'
>;

/** Of the cookie notice on a page; `none`: the page has no notice, so nobody can agree there. */
export type NoticeState = 'shown' | 'closed' | 'none';

/** What a page tells its script of counters, as JSON; undefined where none may ever begin. */
export function toCountersSetting(env: CounterVariables, notice: NoticeState): string | undefined {
  if (env.COOKIES_NEED_CONSENT && notice === 'none') return undefined;
  const setting: CountersSetting = {
    consent: env.COOKIES_NEED_CONSENT && notice === 'shown' ? 'awaited' : 'given',
    tagManager: env.TAG_MANAGER_URL,
    metrics: toCounter(env.METRICS_COUNTER_URL, env.METRICS_COUNTER_ID),
    ads: toCounter(env.AD_COUNTER_URL, env.AD_COUNTER_ID),
    flags: env.EXPERIMENT_COOKIES.length > 0 ? env.EXPERIMENT_COOKIES : undefined,
    tracker: env.UX_TRACKER_URL === 'none' ? undefined : env.UX_TRACKER_URL,
  };
  const { tagManager, metrics, ads, tracker } = setting;
  const hasAny = [tagManager, metrics, ads, tracker].some((counter) => counter !== undefined);
  return hasAny ? JSON.stringify(setting) : undefined;
}

function toCounter(src: string | undefined, id: string | undefined): Counter | undefined {
  return src === undefined || id === undefined ? undefined : { src, id };
}

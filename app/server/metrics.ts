import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EventName } from '#schemas/analytics/event-ids';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** What the on-call engineer sees at /metrics. Labels have few values: no path, no id, no personal data. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return {
    register,
    countCachedPage: createPlainCount<number>(register, {
      name: 'cached_pages_total',
      help: 'Pages answered from the page cache',
      label: 'status',
    }),
    countEvent: createPlainCount<EventName>(register, {
      name: 'analytics_events_total',
      help: 'Events that the tracker of the pages has sent to the site',
      label: 'event',
    }),
    countTrackerPost: createPlainCount<number>(register, {
      name: 'tracker_posts_total',
      help: 'What the tracker of the pages has sent together, by its answer',
      label: 'status',
    }),
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'kind', 'status'],
      buckets: SECONDS,
      registers: [register],
    }),
    gatewayCalls: new Histogram({
      name: 'gateway_call_seconds',
      help: 'Time of a call to the operator API',
      labelNames: ['call', 'outcome'],
      buckets: SECONDS,
      registers: [register],
    }),
    refusals: new Counter({
      name: 'http_refusals_total',
      help: 'Requests refused because the server had too much to do',
      labelNames: ['kind'],
      registers: [register],
    }),
    openBreakers: new Gauge({
      name: 'gateway_breaker_open',
      help: '1 while calls of an upstream group are refused',
      labelNames: ['group'],
      registers: [register],
    }),
    stalls: new Counter({
      name: 'event_loop_stalls_total',
      help: 'Times the event loop stood still for over 200 ms',
      registers: [register],
    }),
    stallSeconds: new Counter({
      name: 'event_loop_stall_seconds_total',
      help: 'How long the event loop stood still in such stalls',
      registers: [register],
    }),
    findings: new Counter({
      name: 'content_findings_total',
      help: 'Faults of content met while rendering',
      labelNames: ['code'],
      registers: [register],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

interface PlainCount {
  name: string;
  help: string;
  /** The name of its only label. */
  label: string;
}

/** For what itself takes microseconds, and so is counted by a plain number that a scrape reads. */
function createPlainCount<Value extends string | number>(
  register: Registry,
  { name, help, label }: PlainCount,
): (value: Value) => void {
  const counts = new Map<Value, number>();
  register.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc({ [label]: String(value) }, count);
      },
    }),
  );
  return (value) => void counts.set(value, (counts.get(value) ?? 0) + 1);
}

/**
 * The countdown of a promotion; read by the server for its HTML and by `followPromotion`, so that both agree. The
 * thresholds are not in the specification (PROMO-207): days are counted from 24 hours up, hours from 1 hour up,
 * below that minutes, with seconds beside them.
 */
export const COUNTDOWN_DAYS_FROM_MS = 24 * 60 * 60 * 1000;
export const COUNTDOWN_HOURS_FROM_MS = 60 * 60 * 1000;
/** Without a start of its own the countdown appears 3 days before the end (TRF-264, d2 §2.2). */
export const COUNTDOWN_LEAD_MS = 3 * 24 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';
export const COUNTDOWN_UNITS: readonly CountdownUnit[] = ['days', 'hours', 'minutes', 'seconds'];

/** The numbers to show; a unit that is not there is not shown. */
export type Countdown = Partial<Record<CountdownUnit, number>>;

/** What is left in `leftMs` > 0. A begun minute counts, so that «1 минута» is the last before the seconds run out. */
export function toCountdown(leftMs: number): Countdown {
  if (leftMs < COUNTDOWN_HOURS_FROM_MS) {
    const seconds = Math.ceil(leftMs / SECOND_MS);
    return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  }
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const rest = { hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
  if (leftMs < COUNTDOWN_DAYS_FROM_MS) return { ...rest, hours: Math.floor(minutes / 60) };
  return { days: Math.floor(minutes / (24 * 60)), ...rest };
}

/** How long what `toCountdown(leftMs)` gives stays true: to the next minute, in the last hour to the next second. */
export function untilNextStep(leftMs: number): number {
  const step = leftMs <= COUNTDOWN_HOURS_FROM_MS ? SECOND_MS : MINUTE_MS;
  return leftMs % step || step;
}

export type Phase = 'before' | 'running' | 'counting' | 'finished';

export interface Period {
  /** ms since 1970; null: it has been on for long. */
  startMs: number | null;
  endMs: number | null;
}

/** Where the moment `nowMs` lies in a promotion; `counting` is the part of it in which the countdown is shown. */
export function toPhase({ startMs, endMs }: Period, nowMs: number): Phase {
  if (endMs !== null && nowMs >= endMs) return 'finished';
  if (startMs !== null && nowMs < startMs) return 'before';
  if (endMs === null) return 'running';
  return nowMs >= (startMs ?? endMs - COUNTDOWN_LEAD_MS) ? 'counting' : 'running';
}

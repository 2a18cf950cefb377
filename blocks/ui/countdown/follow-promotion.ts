import { toPluralForm } from '#schemas/values/plural';
import { COUNTDOWN_LEAD_MS, COUNTDOWN_UNITS, toCountdown, toPhase, untilNextStep } from './countdown';
import type { Countdown, Period, Phase } from './countdown';

/** A browser's timer cannot wait longer than 24 days; an hour is long enough to look again. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Keeps the dates and the countdown of a promotion true while the page is open, and first puts right what a cached
 * page says: minute by minute, in the last hour second by second. `promotion` has `data-start` and `data-end` (ms
 * since 1970, each may be missing), lines with `data-when` (the phases in which they are read) and a `Timer`.
 */
export function followPromotion(promotion: HTMLElement, signal: AbortSignal): void {
  const period = { startMs: readMs(promotion, 'start'), endMs: readMs(promotion, 'end') };
  let timeout = 0;

  const step = () => {
    window.clearTimeout(timeout);
    const nowMs = Date.now();
    const phase = toPhase(period, nowMs);
    showPhase(promotion, phase);
    if (period.endMs === null || phase === 'finished') return;
    const leftMs = period.endMs - nowMs;
    const wait = phase === 'counting' ? untilNextStep(leftMs) : untilNextPhase(period, nowMs);
    if (phase === 'counting') showCountdown(promotion, toCountdown(leftMs));
    timeout = window.setTimeout(step, Math.min(wait, LONGEST_WAIT_MS));
  };
  step();
  // Timers of a page in the background are slowed down or stopped.
  document.addEventListener('visibilitychange', () => document.hidden || step(), { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timeout));
}

function readMs(element: HTMLElement, name: 'start' | 'end'): number | null {
  const text = element.dataset[name];
  return text === undefined ? null : Number(text);
}

function untilNextPhase({ startMs, endMs }: Period, nowMs: number): number {
  if (startMs !== null && nowMs < startMs) return startMs - nowMs;
  return endMs === null ? LONGEST_WAIT_MS : endMs - COUNTDOWN_LEAD_MS - nowMs;
}

function showPhase(promotion: HTMLElement, phase: Phase): void {
  promotion.dataset['promotion'] = phase;
  for (const line of promotion.querySelectorAll<HTMLElement>('[data-when]')) {
    line.hidden = !(line.dataset['when'] ?? '').split(' ').includes(phase);
  }
  const timer = promotion.querySelector<HTMLElement>('[data-timer]');
  if (timer !== null) timer.hidden = phase !== 'counting';
}

function showCountdown(promotion: HTMLElement, countdown: Countdown): void {
  for (const unit of COUNTDOWN_UNITS) {
    const cell = promotion.querySelector<HTMLElement>(`[data-unit="${unit}"]`);
    const number = cell?.querySelector('[data-number]');
    const word = cell?.querySelector<HTMLElement>('[data-one]');
    if (!cell || !number || !word) continue;
    const count = countdown[unit];
    cell.hidden = count === undefined;
    number.textContent = String(count ?? 0);
    word.textContent = word.dataset[toPluralForm(count ?? 0)] ?? '';
  }
}

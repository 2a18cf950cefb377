import { useSyncExternalStore } from 'react';

/** The day in Moscow, by which dates of forms are judged: `2026-11-21`. */
export function toToday(now: number): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(now);
}

/** As the page has it while React takes over, which may be a day old; today from then on. */
export function useToday(rendered: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => toToday(Date.now()),
    () => rendered,
  );
}

import { useSyncExternalStore } from 'react';
import { toToday } from '#schemas/forms/calendar';

/** As the page has it while React takes over, which may be a day old; today from then on. */
export function useToday(rendered: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => toToday(Date.now()),
    () => rendered,
  );
}

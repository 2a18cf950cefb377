import { useSyncExternalStore } from 'react';
import { toMoscowDay } from '#schemas/values/moscow';

/** As the page has it while React takes over, which may be a day old; today from then on. */
export function useToday(rendered: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => toMoscowDay(Date.now()),
    () => rendered,
  );
}

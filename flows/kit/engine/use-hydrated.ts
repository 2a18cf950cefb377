import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and while React takes over its HTML, true from then on. Where it does not matter it is true from
 * the first, which saves rendering once more.
 */
export function useHydrated(doesMatter = true): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => !doesMatter,
  );
}

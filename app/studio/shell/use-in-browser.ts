import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** False on the server and for what the browser shows first, which has to be the same; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}

import { useLayoutEffect, useState, useSyncExternalStore as useStore } from 'preact/compat';
import { isTakingOver } from './taking-over';

/**
 * React's hook, with what Preact's leaves out: while HTML of the server is taken over, the store is read as the server
 * has read it. Preact changes no attributes of such HTML, so whatever differed would stay wrong.
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value = read,
): Value {
  const [isAsOnServer, setAsOnServer] = useState(isTakingOver);
  useLayoutEffect(() => setAsOnServer(false), []);
  return useStore(subscribe, isAsOnServer ? readOnServer : read);
}

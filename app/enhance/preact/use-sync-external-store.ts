import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/compat';
import { isTakingOver } from './taking-over';

/**
 * React's hook, with what Preact's leaves out. While HTML of the server is taken over, the first rendering reads the
 * store as the server did: Preact changes no attributes of that HTML. If the store says something else in the browser,
 * a second rendering shows it.
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value = read,
): Value {
  const [shown] = useState(createShown<Value>);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const value = shown.isByServer() ? readOnServer() : read();
  useLayoutEffect(() => {
    shown.keep(value, read);
    if (shown.isOld()) renderAgain(0);
  }, [shown, value, read]);
  useEffect(() => {
    const check = () => shown.isOld() && renderAgain(0);
    check();
    return subscribe(check);
  }, [shown, subscribe]);
  return value;
}

/** What a component shows of a store: at first what the server says, where it takes over its HTML. */
function createShown<Value>() {
  let isByServer = isTakingOver();
  let isOld = () => false;
  return {
    isByServer: () => isByServer,
    keep(value: Value, read: () => Value): void {
      isByServer = false;
      isOld = () => !Object.is(value, read());
    },
    isOld: () => isOld(),
  };
}

import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/compat';
import { isTakingOver } from './taking-over';

/**
 * React's hook, with what Preact's leaves out: while HTML of the server is taken over, the store is read as the server
 * has read it, and rendered anew only where it says something else in the browser. Preact changes no attributes of such
 * HTML, so whatever differed would stay wrong.
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

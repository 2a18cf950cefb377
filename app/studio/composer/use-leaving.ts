import { useEffect } from 'react';
import type { DraftKeeper } from './saving/draft-keeper';

/** Asks before the tab is closed while something is unsaved, and sends what waits when the tab is put away. */
export function useLeaving(keeper: DraftKeeper): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (keeper.isUnsaved()) event.preventDefault();
    };
    // Somebody who signed in again in another tab comes back here: what waits is sent at once.
    const onReturn = () => {
      if (keeper.isUnsaved()) void keeper.flush();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('online', onReturn);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('online', onReturn);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [keeper]);
}

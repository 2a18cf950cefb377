import { useEffect } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Gives the window that a flow stands in a title of the flow's own, for as long as there is one. Says whether it has:
 * without scripts the window keeps the title of the page.
 */
export function useWindowTitle(windowId: string | null, title: string | null): boolean {
  const isTitled = windowId !== null && title !== null;
  const isHydrated = useHydrated(isTitled);
  useEffect(() => {
    const place = windowId === null || title === null ? null : document.getElementById(`${windowId}-title`);
    if (place === null) return undefined;
    const former = place.textContent;
    place.textContent = title;
    return () => {
      place.textContent = former;
    };
  }, [windowId, title]);
  return isTitled && isHydrated;
}

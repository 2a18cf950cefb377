import { useEffect, type RefObject } from 'react';

/**
 * The summary of errors leads to its fields by hand: by the address, which names the window, it would close the window
 * and begin the survey anew.
 */
export function useSummaryLinks(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const flow = place.current?.closest<HTMLElement>('[data-flow]');
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('[data-error-summary] a')
          : null;
      const field = link && document.getElementById(link.hash.slice(1));
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    flow?.addEventListener('click', follow);
    return () => flow?.removeEventListener('click', follow);
  }, [place]);
}

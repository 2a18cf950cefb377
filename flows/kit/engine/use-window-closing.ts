import { useEffect } from 'react';
import { afterGoingBack, CLOSING_EVENT } from '#blocks/ui/overlay-page';
import { useCommitEffect } from './use-commit-effect';

/**
 * Asked when a visitor closes the window of a flow by its cross, by Esc or beside it; `true` keeps it open. A step that
 * closes its window itself, in an effect of its own, is asked as well: this is there before.
 */
export function useWindowClosing(windowId: string | null, isKept: () => boolean): void {
  useCommitEffect(() => {
    const place = windowId === null ? null : document.getElementById(windowId);
    if (place === null) return undefined;
    const onClosing = (event: Event) => {
      if (isKept()) event.preventDefault();
    };
    place.addEventListener(CLOSING_EVENT, onClosing);
    return () => place.removeEventListener(CLOSING_EVENT, onClosing);
  }, [windowId, isKept]);
}

/** Told when the window of a flow has closed, in whatever way, and its entries of the history are gone. */
export function useWindowClosed(windowId: string | null, onClosed: () => void): void {
  useEffect(() => {
    const place = windowId === null ? null : document.getElementById(windowId);
    if (place === null) return undefined;
    const tell = () => afterGoingBack(onClosed);
    place.addEventListener('close', tell);
    return () => place.removeEventListener('close', tell);
  }, [windowId, onClosed]);
}

import { toChoice } from '../connection/read-choice';
import { useCommitEffect } from './use-commit-effect';

/**
 * Told on a window that is opened for one of many, and kept on it as `data-opened-for` and, with what was chosen of
 * that one, `data-opened-with` (`blocks/ui/open-overlay`).
 */
const CHOICE_TOLD = 'overlay-choice';

/**
 * Chooses what the window of a flow was opened for: before the flow came to life, and each time from then on. At the
 * commit itself: a press may come right after it, and must not be taken back.
 */
export function useChoice(windowId: string | null, choose: (choice: string) => void): void {
  useCommitEffect(() => {
    const place = windowId === null ? null : document.getElementById(windowId);
    if (place === null) return undefined;
    const follow = () => {
      const { openedFor, openedWith } = place.dataset;
      if (openedFor !== undefined) choose(toChoice(openedFor, openedWith));
    };
    follow();
    place.addEventListener(CHOICE_TOLD, follow);
    return () => place.removeEventListener(CHOICE_TOLD, follow);
  }, [windowId, choose]);
}

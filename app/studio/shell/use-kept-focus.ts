import { useEffect } from 'react';

/** Parts of a screen that are worth naming to somebody who has lost their place. */
const PARTS = 'section, main';

/**
 * A row that is taken away takes its button along, and with it the focus: a keyboard would go on from the top of the page.
 * The focus goes to the nearest part of the screen that is still there (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    const note = ({ target }: FocusEvent) => {
      around = target instanceof Element ? listAround(target) : [];
    };
    const keep = () => {
      if (isLost(around[0])) focusPart(around.find((one) => one.isConnected && one.matches(PARTS)));
    };
    const observer = new MutationObserver(() => {
      // A frame later: a screen that knows a better place has put the focus there.
      if (isLost(around[0])) requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

/** The element and its ancestors, noted early: an element that was taken away has no ancestors any more. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at);
  return around;
}

/** Taken away, or disabled: the browser takes the focus from such a button a moment later. */
function isLost(focused: Element | undefined): boolean {
  if (focused === undefined || (focused.isConnected && !focused.matches(':disabled'))) return false;
  return document.activeElement === document.body || document.activeElement === focused;
}

function focusPart(part: Element | undefined): void {
  if (!(part instanceof HTMLElement)) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

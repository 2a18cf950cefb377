import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Parts of a screen that are worth naming to somebody who has lost their place. */
const PARTS = 'section, main';

/**
 * A row that is taken away takes its button along, and with it the focus: a keyboard would go on from the top of the page.
 * The focus goes to the nearest part of the screen that is still there (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  const focused = useRef<Element[]>([]);
  const { state } = useNavigation();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? listAround(target) : [];
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (state !== 'idle' || document.activeElement !== document.body) return;
    const [lost, ...around] = focused.current;
    if (lost === undefined || lost.isConnected) return;
    focusPart(around.find((element) => element.isConnected && element.matches(PARTS)));
  }, [state]);
}

/** The element and its ancestors, noted early: an element that was taken away has no ancestors any more. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at);
  return around;
}

function focusPart(part: Element | undefined): void {
  if (!(part instanceof HTMLElement)) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

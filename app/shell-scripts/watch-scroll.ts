import { pushEvent } from '#blocks/ui/push-event';

/** Of a page that says nothing else each fifth counts (ANLT-01, ANLT-205); detail pages say 25 (ANLT-204). */
export const SCROLL_STEP_PERCENT = 20;
const WHOLE_PERCENT = 100;

/** Tells analytics how far a visitor has scrolled, each mark once a page view. A page that fits the screen tells nothing. */
export function watchScroll(): void {
  const step = Number(document.documentElement.dataset['scrollStep'] ?? SCROLL_STEP_PERCENT);
  let next = step;
  let isAsked = false;

  function tell(): void {
    isAsked = false;
    for (const depth = readDepth(); next <= Math.min(depth, WHOLE_PERCENT); next += step)
      pushEvent({ event: 'scroll_depth', percent: next });
    if (next > WHOLE_PERCENT) removeEventListener('scroll', onScroll);
  }

  // Measured once a frame: a measurement for each event would make the browser lay the page out anew.
  function onScroll(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(tell);
  }

  addEventListener('scroll', onScroll, { passive: true });
}

/** In percent of what can be scrolled. A screen of fractional pixels stops just before the end. */
function readDepth(): number {
  const length = document.documentElement.scrollHeight - window.innerHeight;
  return length <= 0 ? 0 : ((window.scrollY + 1) / length) * WHOLE_PERCENT;
}

import { SCROLL_ANIMATION_MS } from './scroll-timing';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** What the visitor does to scroll by hand. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown'] as const;

const running = new WeakMap<Element, AbortController>();

/** A place in px, as `scrollLeft` and `scrollTop` count; an axis left out stays where it is. */
export interface ScrollGoal {
  left?: number;
  top?: number;
}

export function isMotionReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/**
 * Scrolls to a place in 500 ms (BLK-252), at once where motion is not wanted. A second call takes over from the
 * first; the visitor's own scrolling and `signal` end it.
 */
export function animateScroll(scroller: Element, goal: ScrollGoal, signal: AbortSignal): void {
  if (signal.aborted) return;
  running.get(scroller)?.abort();
  if (isMotionReduced()) {
    scroller.scrollTo({ ...goal, behavior: 'instant' });
    return;
  }
  const controller = new AbortController();
  const stop = () => controller.abort();
  running.set(scroller, controller);
  signal.addEventListener('abort', stop, { once: true, signal: controller.signal });
  for (const event of OWN_SCROLLING) {
    window.addEventListener(event, stop, { passive: true, signal: controller.signal });
  }
  run(scroller, goal, controller);
}

/** Brings the top of an element to the top of the window, below the room that the page keeps there. */
export function scrollPageTo(element: Element, signal: AbortSignal): void {
  const page = document.scrollingElement ?? document.documentElement;
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  animateScroll(page, { top: page.scrollTop + element.getBoundingClientRect().top - room }, signal);
}

function run(scroller: Element, goal: ScrollGoal, controller: AbortController): void {
  const { scrollLeft, scrollTop } = scroller;
  const { left = scrollLeft, top = scrollTop } = goal;
  const startedAt = performance.now();
  const draw = () => {
    if (controller.signal.aborted) return;
    const share = Math.min(1, (performance.now() - startedAt) / SCROLL_ANIMATION_MS);
    const eased = 1 - (1 - share) ** 3;
    // «Instant»: the page itself scrolls smoothly (base.css), and each step would become an animation of its own.
    scroller.scrollTo({
      left: scrollLeft + (left - scrollLeft) * eased,
      top: scrollTop + (top - scrollTop) * eased,
      behavior: 'instant',
    });
    if (share < 1) requestAnimationFrame(draw);
    else controller.abort();
  };
  requestAnimationFrame(draw);
}

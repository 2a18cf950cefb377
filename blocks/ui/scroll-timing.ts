/** How long a scroll of ours lasts (BLK-252). */
export const SCROLL_ANIMATION_MS = 500;
/** How long the window keeps its size before a part measures itself anew (BLK-253). */
export const RESIZE_DELAY_MS = 300;
/** How long a part waits after the last scroll before it answers (BLK-254). */
export const SCROLL_DEBOUNCE_MS = 500;
/** The share of an element in view from which it counts as visible (BLK-255). */
export const VISIBILITY_THRESHOLD = 0.8;

/** Calls `work` once `delayMs` have passed without another call; never after `signal`. */
export function debounce(work: () => void, delayMs: number, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(work, delayMs);
  };
}

/** Calls `work` when the window has taken a new size. */
export function onResize(work: () => void, signal: AbortSignal): void {
  window.addEventListener('resize', debounce(work, RESIZE_DELAY_MS, signal), { signal });
}

/** Calls `work` when `scroller` has come to rest. */
export function onScrollEnd(scroller: HTMLElement, work: () => void, signal: AbortSignal): void {
  const later = debounce(work, SCROLL_DEBOUNCE_MS, signal);
  scroller.addEventListener('scroll', later, { signal, passive: true });
}

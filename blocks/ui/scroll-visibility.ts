import { VISIBILITY_THRESHOLD } from './scroll-timing';

/** How far from the window an element is near enough to get ready. */
const NEAR = '400px 0px';

/** Tells whether the element is visible: at the start, and whenever 80 percent of it come into view or leave it. */
export function watchVisible(
  element: Element,
  tell: (isVisible: boolean) => void,
  signal: AbortSignal,
): void {
  watch(element, { threshold: VISIBILITY_THRESHOLD }, signal, (entry) =>
    tell(entry.intersectionRatio >= VISIBILITY_THRESHOLD),
  );
}

/** Calls `work` once, when the element is in view or near it. */
export function whenNear(element: Element, work: () => void, signal: AbortSignal): void {
  watch(element, { rootMargin: NEAR }, signal, (entry, observer) => {
    if (!entry.isIntersecting) return;
    observer.disconnect();
    work();
  });
}

function watch(
  element: Element,
  options: IntersectionObserverInit,
  signal: AbortSignal,
  see: (entry: IntersectionObserverEntry, observer: IntersectionObserver) => void,
): void {
  const observer = new IntersectionObserver((entries) => {
    // Several changes may come at once; the last one is what is true now.
    const latest = [...entries].pop();
    if (latest !== undefined) see(latest, observer);
  }, options);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

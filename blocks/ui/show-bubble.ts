/** Between what stands above each other at the lower edge of the screen, in px. */
const GAP_PX = 8;

/** The cookie notice, where it is fixed to the lower edge (large screens); null where it scrolls with the page. */
function findNotice(): HTMLElement | null {
  const notice = document.querySelector<HTMLElement>('[data-cookie-notice]');
  return notice !== null && getComputedStyle(notice).position === 'fixed' ? notice : null;
}

/** The bubbles on the screen, the lowest first. */
const shown: HTMLElement[] = [];

/** A bar along the lower edge, while it is there. */
let bar: HTMLElement | null = null;

/**
 * Puts each bubble above the cookie notice, which covers the bar, and the bubbles before it. The page's end keeps as
 * much room free (`--bubble-room`): nothing stays beneath them. What the keyboard reaches scrolls clear of them
 * (WCAG 2.4.11).
 */
function stack(): void {
  const height = Math.max(findNotice()?.offsetHeight ?? 0, bar?.offsetHeight ?? 0);
  let lift = height === 0 ? 0 : height + GAP_PX;
  for (const bubble of shown) {
    bubble.style.setProperty('--bubble-lift', `${lift}px`);
    lift += bubble.offsetHeight + GAP_PX;
  }
  const room = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP_PX, 0);
  const { style } = document.documentElement;
  style.setProperty('--bubble-room', `${room}px`);
  style.scrollPaddingBottom =
    shown.length === 0 ? '' : `calc(var(--shell-bar-height, 0px) + ${lift}px + var(--space-5))`;
}

function drop(bubble: HTMLElement): void {
  const index = shown.indexOf(bubble);
  if (index >= 0) shown.splice(index, 1);
  stack();
}

/** Keeps the bubbles in place while the notice goes, or the screen turns. */
function followPage(signal: AbortSignal): void {
  window.addEventListener('resize', stack, { signal });
  followNotice(stack, signal);
}

/** Is the cookie notice at the lower edge? It covers what else is there. */
export function isNoticeThere(): boolean {
  return findNotice() !== null;
}

/** Calls back when the cookie notice goes. */
export function followNotice(onChange: () => void, signal: AbortSignal): void {
  const notice = document.querySelector('[data-cookie-notice]');
  if (notice?.parentElement == null) return;
  const observer = new MutationObserver(onChange);
  observer.observe(notice.parentElement, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Bubbles stand above this bar from now on; null when it has gone. */
export function liftBubbles(shownBar: HTMLElement | null): void {
  bar = shownBar;
  stack();
}

/** Shows a `Bubble`. Its cross takes it away, runs onClose, and leaves the focus at the page's main part. */
export function showBubble(bubble: HTMLElement, onClose: () => void, signal: AbortSignal): void {
  bubble.hidden = false;
  shown.push(bubble);
  stack();
  followPage(signal);
  signal.addEventListener('abort', () => drop(bubble));
  bubble.querySelector('[data-bubble-close]')?.addEventListener(
    'click',
    () => {
      hideBubble(bubble);
      document.getElementById('main')?.focus({ preventScroll: true });
      onClose();
    },
    { signal },
  );
}

export function hideBubble(bubble: HTMLElement): void {
  bubble.hidden = true;
  drop(bubble);
}

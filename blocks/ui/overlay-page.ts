/** What an open window does to the page behind it: its scroll, its address, its visible height. */

let locks = 0;

/** Holds the page where it is, without moving it: the place of its scroll bar is kept. Gives the release. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    root.style.setProperty('--scroll-bar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`);
    root.setAttribute('data-scroll-locked', '');
  }
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks > 0) return;
    root.removeAttribute('data-scroll-locked');
    root.style.removeProperty('--scroll-bar-width');
  };
}

/** The key in `history.state` of an entry that a window made. */
const STATE_KEY = 'overlay';

let isGoingBack = false;

/** Is the current entry of the history the one that this window made? */
function isOwnEntry(id: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Reflect.get(state, STATE_KEY) === id;
}

/** Gives the page the window's hash, as one entry of the history that Back takes away. */
export function enterHash(id: string): void {
  if (location.hash === `#${id}`) return;
  // The router's own state stays in the entry: for it the page is the same.
  history.pushState({ ...history.state, [STATE_KEY]: id }, '', `#${id}`);
}

/** Takes the hash away: with the entry that the window made, or in place when the visitor came with the hash. */
export function leaveHash(id: string): void {
  if (location.hash !== `#${id}` || isGoingBack) return;
  if (!isOwnEntry(id)) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return;
  }
  isGoingBack = true;
  window.addEventListener('hashchange', () => (isGoingBack = false), { once: true });
  history.back();
}

/** Runs at once, or when the way back out of another window's entry is over. */
export function afterGoingBack(run: () => void): void {
  if (isGoingBack) window.addEventListener('hashchange', () => setTimeout(run), { once: true });
  else run();
}

/**
 * Keeps `--overlay-keyboard` of the window at the height in px that the on-screen keyboard covers (BLK-103), and
 * the field in sight. Until the signal aborts.
 */
export function followKeyboard(dialog: HTMLElement, signal: AbortSignal): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const follow = () => {
    // A visitor who has zoomed in sees a part of the window: that is no keyboard.
    const covered =
      viewport.scale > 1 ? 0 : Math.max(0, dialog.clientHeight - viewport.height - viewport.offsetTop);
    dialog.style.setProperty('--overlay-keyboard', `${Math.round(covered)}px`);
    const field = document.activeElement;
    if (covered > 0 && field !== null && dialog.contains(field)) field.scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', follow, { signal });
  viewport.addEventListener('scroll', follow, { signal });
  signal.addEventListener('abort', () => dialog.style.removeProperty('--overlay-keyboard'));
}

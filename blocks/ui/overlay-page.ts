/** What an open window does to the page behind it: its scroll, its address, its visible height. */

/** Told before a visitor's closing; what stands in the window may prevent it, to ask something first. */
export const CLOSING_EVENT = 'overlay-closing';

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

/**
 * Keys in `history.state`: the window that made an entry, and how many entries were added since it opened, its own
 * included. What stands in a window may add entries (a flow's steps, `flows/kit/engine/flow-history`).
 */
const STATE_KEY = 'overlay';
const DEPTH_KEY = 'overlayDepth';

let isGoingBack = false;

interface Entry {
  [STATE_KEY]?: unknown;
  [DEPTH_KEY]?: unknown;
}

function readEntry(): Entry {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** How many entries lead back to the page without this window; 0 when the visitor came with it open. */
function countOwnEntries(id: string): number {
  const { [STATE_KEY]: owner, [DEPTH_KEY]: depth } = readEntry();
  return owner === id ? Number(depth ?? 1) : 0;
}

/** Gives the page the window's hash, as one entry of the history that Back takes away. */
export function enterHash(id: string): void {
  if (location.hash === `#${id}`) return;
  // What others keep in the entry stays: for them the page is the same.
  history.pushState({ ...readEntry(), [STATE_KEY]: id, [DEPTH_KEY]: 1 }, '', `#${id}`);
}

/** Takes the hash away: with the entries that the window made, or in place when the visitor came with the hash. */
export function leaveHash(id: string): void {
  if (location.hash !== `#${id}` || isGoingBack) return;
  const depth = countOwnEntries(id);
  if (depth === 0) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return;
  }
  const { [STATE_KEY]: _owner, [DEPTH_KEY]: _depth, ...others } = readEntry();
  isGoingBack = true;
  window.addEventListener(
    'hashchange',
    () => {
      isGoingBack = false;
      keepOthers(others);
    },
    { once: true },
  );
  history.go(-depth);
}

/** A window that is closed by accident opens again where it was left: what stood in it keeps its state. */
function keepOthers(others: object): void {
  history.replaceState({ ...readEntry(), ...others }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
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

import type { Breakpoint } from './breakpoints';

/**
 * What scripts must know of the times (ms) and sizes of everything that opens over the page. The stylesheets cannot
 * read these and repeat them; overlay.test.tsx refuses a difference.
 */

/** Opening on wide screens, closing, and the way back of a sheet that was let go (BLK-231). */
export const MODAL_TRANSITION_MS = 190;

/** Narrower than this a popup is in its phone form (BLK-105): the stylesheets repeat its width. */
export const POPUP_MOBILE_BREAKPOINT: Breakpoint = 'mobileBig';

/** A sheet pulled down by more than this part of its height closes (BLK-229). */
export const SWIPE_CLOSE_PART = 0.5;

/** Where a window is on its way: at rest, under the finger, let go, leaving (BLK-228). */
export type OverlayStep = 'initial' | 'move' | 'move-end' | 'end';

import { BREAKPOINTS } from './breakpoints';

/**
 * Times in ms and sizes in px of everything that opens over the page. The stylesheets cannot read them and repeat
 * them; overlay.test.tsx refuses a difference.
 */

/** Opening on wide screens, closing, and the way back of a sheet that was let go (BLK-231). */
export const MODAL_TRANSITION_MS = 190;

/** On phones the entrance begins so much later (BLK-101) … */
export const POPUP_ENTRANCE_DELAY_MS = 200;

/** … and takes so long (BLK-102, decision 11 of the ledger). */
export const POPUP_MOBILE_ANIMATION_MS = 200;

/** Between the window and its words on phones, between the window and the screen's edge on wide screens (BLK-104). */
export const POPUP_GUTTER_PX = 20;

/** Narrower than this a popup is in its phone form (BLK-105). */
export const POPUP_MOBILE_BREAKPOINT = BREAKPOINTS.mobileBig;

/** A sheet pulled down by more than this part of its height closes (BLK-229). */
export const SWIPE_CLOSE_PART = 0.5;

/** Where a window is on its way: at rest, under the finger, let go, leaving (BLK-228). */
export type OverlayStep = 'initial' | 'move' | 'move-end' | 'end';

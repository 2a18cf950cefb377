import { BREAKPOINTS } from '#blocks/ui/breakpoints';

/** What an open playlist adds to the height of its card, px (BLK-250, d2 §4). The stylesheet repeats the numbers. */
export const PLAYLIST_HEIGHT_PX = 220;
/** What a promo card is higher than the others on a phone, px (BLK-251, d2 §9). */
export const PROMO_MOBILE_EXTRA_PX = 476;
/** Below this width the cards take their phone form; the specification does not show it (BLK-263). */
export const MUSIC_CARD_MOBILE_BREAKPOINT = BREAKPOINTS.mobileBig;
/** Half a turn of a card: out of sight, and in again with its other side. */
export const HALF_TURN_MS = 150;

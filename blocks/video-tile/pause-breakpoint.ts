import { BREAKPOINTS } from '#blocks/ui/breakpoints';

/** Below this width of the window, in px, the videos of media tiles stand still (BLK-262: ours to choose). */
export const MEDIA_TILE_VIDEO_PAUSE_BREAKPOINT = BREAKPOINTS.mobileBig;

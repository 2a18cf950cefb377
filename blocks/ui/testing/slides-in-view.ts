import type { Breakpoint } from '../breakpoints';

/**
 * How many slides of a carousel are whole in view from each width on (TRF-217 to TRF-219). The stylesheet cannot read
 * them and repeats them; carousel.test.tsx refuses a difference.
 */
export const SLIDES_IN_VIEW = {
  mobileSmall: 1,
  mobileBig: 2,
  desktopSmall: 3,
  desktopMiddle: 4,
} as const satisfies Partial<Record<Breakpoint, number>>;

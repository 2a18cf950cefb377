/**
 * Widths in px at which the layout of content changes (SHELL-210, d2 §9), each the first of its range.
 * The ranges include both ends: mobileSmall is 320–479, …, desktopLarge has no end.
 * CSS cannot read them, so its media queries repeat the numbers; breakpoints.test.ts refuses any other.
 */
export const BREAKPOINTS = {
  mobileSmall: 320,
  mobileMiddle: 480,
  mobileBig: 768,
  desktopSmall: 1024,
  desktopMiddle: 1280,
  desktopBig: 1440,
  desktopLarge: 1920,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The last width in px at which header and footer are in their phone form (SHELL-38). */
export const MOBILE_BREAKPOINT = 1019;

/** `(max-width: …)` for everything narrower than the breakpoint, for `<source media>` and `matchMedia`. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${BREAKPOINTS[breakpoint] - 1}px)`;
}

/** `(min-width: …)` for the breakpoint and everything wider. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
}

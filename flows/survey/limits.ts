/** A free answer is at most so long (SURV-09), the words of «Другое» so long, in characters. */
export const TEXT_MAX = 1500;
export const OTHER_MAX = 200;

/** A scale has so many steps, or as many as it has answers when those are fewer (SURV-12, SURV-13). */
export const SCALE_STEPS = 8;

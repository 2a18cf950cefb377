/** How long a preview link may live, in hours; the last one is the longest there is. */
export const LIFETIMES = ['1', '24', '72', '168', '336'] as const;

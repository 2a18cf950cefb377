/** From so many characters on addresses are looked for (CONV-38, CONV-39, ORD-157). */
export const ADDRESS_MIN_CHARS = 3;
/** How long typing must have rested before they are (CONV-40, CONV-41). */
export const ADDRESS_DEBOUNCE_MS = 300;
/** So many are offered at most (ORD-158). */
export const MAX_ADDRESSES = 5;
/** Longer than any postal address. */
export const MAX_ADDRESS_LENGTH = 200;

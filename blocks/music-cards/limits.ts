/** Half a turn of a card: out of sight, and in again with its other side. */
export const HALF_TURN_MS = 150;

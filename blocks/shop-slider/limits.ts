/** SHOP-123, SHOP-201, SHOP-401. */
export const MAX_CARDS = 15;
/** Events of cards that came into view are sent together after so long (SHOP-128). */
export const VISIBILITY_BATCH_MS = 350;

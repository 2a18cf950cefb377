import { PORTING_PAUSE_DAYS } from '#schemas/products/number-porting';

const NBSP = '\u00a0';

export const toDays = (count: number): string => `${count}${NBSP}дней`;

/** Who gets the discount for moving with an own number (MNP-206). */
export const PORTING_PAUSE = `С${NBSP}прошлого переноса номера должно пройти не${NBSP}меньше ${toDays(PORTING_PAUSE_DAYS)}`;

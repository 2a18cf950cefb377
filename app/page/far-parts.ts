import type { Part } from './part';

/** Parts that the first screens show: always drawn at once. */
const NEAR_PARTS = 3;

/** May the browser leave the part undrawn until a visitor comes near? `index`: which of the page's parts it is. */
export function isFarPart({ staysInside }: Part, index: number): boolean {
  return staysInside === true && index >= NEAR_PARTS;
}

/** What visitors of a measured site need: numbers, and network addresses of their own. */

let made = 0;

/** Each visitor has an address of their own, for limits hold by address. */
export function newAddress(): string {
  made += 1;
  return `10.3.${made >> 8}.${made & 255}`;
}

/** A subscriber of the sandbox that nothing is known of. */
export function newNumber(ending = '77'): string {
  made += 1;
  return `792${String(made).padStart(8 - ending.length, '0')}${ending}`;
}

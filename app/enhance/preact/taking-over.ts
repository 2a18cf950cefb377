let isUnderWay = false;

/** Is HTML of the server being taken over right now? */
export const isTakingOver = () => isUnderWay;

/** Preact renders the whole tree before `hydrate` returns. */
export function takeOver(hydrate: () => void): void {
  isUnderWay = true;
  try {
    hydrate();
  } finally {
    isUnderWay = false;
  }
}

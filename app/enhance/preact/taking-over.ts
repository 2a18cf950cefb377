import { options } from 'preact';

let isUnderWay = false;

/** Is HTML of the server being taken over right now? */
export const isTakingOver = () => isUnderWay;

/**
 * Preact renders the whole tree before `hydrate` returns. Its effects run right after that, not after the next frame:
 * they give back what was typed before, and until then a button that waits for it would let a press go by.
 */
export function takeOver(hydrate: () => void): void {
  isUnderWay = true;
  options.requestAnimationFrame = queueMicrotask;
  try {
    hydrate();
  } finally {
    isUnderWay = false;
    delete options.requestAnimationFrame;
  }
}

import { isMotionReduced } from './scroll-animation';

/** How long an answer takes to open or close (BLK-235). */
export const ACCORDION_MS = 300;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Move {
  animation: Animation;
  /** Where the move leads. */
  isOpen: boolean;
}

export interface Slides {
  /** Opens or closes; turns round one that is on its way. */
  set: (details: HTMLDetailsElement, isOpen: boolean) => void;
  /** Open, or about to be. */
  isOpen: (details: HTMLDetailsElement) => boolean;
  isMoving: (details: HTMLDetailsElement) => boolean;
}

/** Changes the height of `<details>` over time. It stays open while it closes, so that its answer can be seen. */
export function createSlides(signal: AbortSignal): Slides {
  const moves = new Map<HTMLDetailsElement, Move>();
  signal.addEventListener('abort', () => {
    for (const [details, { isOpen }] of moves) settle(details, isOpen);
  });

  function settle(details: HTMLDetailsElement, isOpen: boolean): void {
    moves.get(details)?.animation.cancel();
    moves.delete(details);
    details.open = isOpen;
    details.removeAttribute('data-closing');
    details.style.overflow = '';
  }

  function set(details: HTMLDetailsElement, isOpen: boolean): void {
    const from = details.offsetHeight;
    settle(details, isOpen);
    if (isMotionReduced()) return;
    const to = details.offsetHeight;
    details.open = true;
    details.toggleAttribute('data-closing', !isOpen);
    details.style.overflow = 'hidden';
    const animation = details.animate([{ height: `${from}px` }, { height: `${to}px` }], {
      duration: ACCORDION_MS,
      easing: EASING,
    });
    moves.set(details, { animation, isOpen });
    animation.onfinish = () => settle(details, isOpen);
  }

  return {
    set,
    isOpen: (details) => moves.get(details)?.isOpen ?? details.open,
    isMoving: (details) => moves.has(details),
  };
}

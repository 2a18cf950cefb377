import { below } from './breakpoints';
import {
  MODAL_TRANSITION_MS,
  POPUP_MOBILE_BREAKPOINT,
  SWIPE_CLOSE_PART,
  type OverlayStep,
} from './overlay-measures';

interface Swipe {
  startX: number;
  startY: number;
  /** Null until the finger shows where it goes. */
  isPull: boolean | null;
  distance: number;
}

interface SwipeContext {
  setStep: (step: OverlayStep) => void;
  close: () => void;
  signal: AbortSignal;
}

/** What is under the finger, and everything around it up to the panel, stands at its beginning (BLK-230). */
function isScrolledToTop(panel: HTMLElement, target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : panel;
  while (element !== panel && element.parentElement !== null) {
    if (element.scrollTop > 0) return false;
    element = element.parentElement;
  }
  return element.scrollTop <= 0;
}

/** A sheet on a phone follows the finger down; past half of its height it closes (BLK-228 to BLK-230). */
export function followFinger(panel: HTMLElement, { setStep, close, signal }: SwipeContext): void {
  let swipe: Swipe | null = null;
  let timer = 0;

  const begin = ({ touches, target }: TouchEvent) => {
    const touch = touches[0];
    swipe = null;
    if (
      touch === undefined ||
      touches.length > 1 ||
      !window.matchMedia(below(POPUP_MOBILE_BREAKPOINT)).matches
    )
      return;
    if (!isScrolledToTop(panel, target)) return;
    swipe = { startX: touch.clientX, startY: touch.clientY, isPull: null, distance: 0 };
  };

  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (swipe === null || touch === undefined) return;
    const [right, down] = [touch.clientX - swipe.startX, touch.clientY - swipe.startY];
    swipe.isPull ??= down > 0 && down > Math.abs(right);
    if (!swipe.isPull) return;
    if (event.cancelable) event.preventDefault();
    swipe.distance = Math.max(0, down);
    window.clearTimeout(timer);
    panel.style.setProperty('--overlay-drag', `${swipe.distance}px`);
    setStep('move');
  };

  const end = () => {
    if (swipe?.isPull) letGo(swipe.distance);
    swipe = null;
  };

  const letGo = (distance: number) => {
    setStep('move-end');
    if (distance > panel.offsetHeight * SWIPE_CLOSE_PART) {
      close();
      return;
    }
    panel.style.removeProperty('--overlay-drag');
    timer = window.setTimeout(() => setStep('initial'), MODAL_TRANSITION_MS);
  };

  panel.addEventListener('touchstart', begin, { signal, passive: true });
  panel.addEventListener('touchmove', move, { signal, passive: false });
  panel.addEventListener('touchend', end, { signal });
  panel.addEventListener('touchcancel', end, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

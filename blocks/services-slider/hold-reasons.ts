import { isMotionReduced } from '#blocks/ui/scroll-animation';
import { watchVisible } from '#blocks/ui/scroll-visibility';
import type { Rotation } from './rotation';

/**
 * Stops the rotation while the slider is out of view (BLK-246), under the pointer, in use by the keyboard, or in a
 * hidden tab. The pointer counts over the slides and the focus everywhere but on the button that starts the
 * rotation: otherwise the button would seem to do nothing.
 */
export function watchReasons(slider: HTMLElement, rotation: Rotation, signal: AbortSignal): void {
  const viewport = slider.querySelector<HTMLElement>('[data-viewport]') ?? slider;
  const listen = { signal };
  watchVisible(viewport, (isVisible) => rotation[isVisible ? 'release' : 'hold']('unseen'), signal);
  viewport.addEventListener(
    'pointerenter',
    // A finger leaves no pointer behind that could leave.
    ({ pointerType }) => pointerType === 'mouse' && rotation.hold('hover'),
    listen,
  );
  viewport.addEventListener('pointerleave', () => rotation.release('hover'), listen);
  slider.addEventListener(
    'focusin',
    ({ target }) => {
      const isToggle = target instanceof Element && target.closest('[data-toggle]') !== null;
      rotation[isToggle ? 'release' : 'hold']('focus');
    },
    listen,
  );
  slider.addEventListener('focusout', () => rotation.release('focus'), listen);
  document.addEventListener(
    'visibilitychange',
    () => rotation[document.hidden ? 'hold' : 'release']('hidden-tab'),
    listen,
  );
}

/** The button of WCAG 2.2.2. Where motion is not wanted the slides stand still until it is pressed. */
export function connectToggle(slider: HTMLElement, rotation: Rotation, signal: AbortSignal): void {
  const button = slider.querySelector<HTMLElement>('[data-toggle]');
  if (button === null) return;
  let isStopped = isMotionReduced();
  const apply = () => {
    rotation[isStopped ? 'hold' : 'release']('visitor');
    button.toggleAttribute('data-stopped', isStopped);
    button.setAttribute('aria-label', button.dataset[isStopped ? 'start' : 'stop'] ?? '');
  };
  button.addEventListener(
    'click',
    () => {
      isStopped = !isStopped;
      apply();
    },
    { signal },
  );
  apply();
}

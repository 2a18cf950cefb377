/** With a mouse a hint opens after so many ms; leaving earlier shows none (TRF-246). */
export const TOOLTIP_DELAY_MS = 1000;

/** The pointer may take so many ms from the button to the hint. */
const LEAVE_MS = 150;

/** Between the hint and the screen's edge, in px. */
const EDGE_PX = 16;

/** Makes the `Tooltip`s inside root wait for the pointer, answer to taps and Esc, and stay on the screen. */
export function enhanceTooltips(root: ParentNode, signal: AbortSignal): void {
  for (const tooltip of root.querySelectorAll<HTMLElement>('[data-tooltip]')) enhance(tooltip, signal);
}

function enhance(tooltip: HTMLElement, signal: AbortSignal): void {
  const button = tooltip.querySelector('button');
  if (button === null || tooltip.hasAttribute('data-ready')) return;
  tooltip.setAttribute('data-ready', '');
  let timer = 0;
  const after = (run: () => void, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(run, delay);
  };
  const show = () => {
    window.clearTimeout(timer);
    if (tooltip.hasAttribute('data-open')) return;
    tooltip.setAttribute('data-open', '');
    keepOnScreen(tooltip);
  };
  const hide = () => {
    window.clearTimeout(timer);
    tooltip.removeAttribute('data-open');
  };
  const on = (type: string, listener: (event: Event) => void, target: EventTarget = tooltip) =>
    target.addEventListener(type, listener, { signal });
  const hasFocus = () => tooltip.contains(document.activeElement);
  const isMouse = (event: Event) => !('pointerType' in event) || event.pointerType === 'mouse';

  on('pointerenter', (event) => isMouse(event) && after(show, TOOLTIP_DELAY_MS));
  // A hint that was asked for with a click or the keyboard stays until the focus goes.
  on('pointerleave', (event) => isMouse(event) && after(() => hasFocus() || hide(), LEAVE_MS));
  on('focusin', show);
  on('focusout', hide);
  // Safari gives a tapped button no focus; where it has focus already, the hint is open and stays.
  on('click', show, button);
  on('click', ({ target }) => target instanceof Node && !tooltip.contains(target) && hide(), document);
  on('keydown', (event) => closeOnEsc(event, tooltip, hide), document);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/** Esc takes the hint away and nothing else: a window around it stays (WCAG 1.4.13). */
function closeOnEsc(event: Event, tooltip: HTMLElement, hide: () => void): void {
  const isEsc = event instanceof KeyboardEvent && event.key === 'Escape';
  if (!isEsc || !tooltip.hasAttribute('data-open')) return;
  event.preventDefault();
  event.stopPropagation();
  hide();
}

/** Moves the hint sideways onto the screen, and below its button where there is no room above. */
function keepOnScreen(tooltip: HTMLElement): void {
  const place = tooltip.querySelector<HTMLElement>('[data-tooltip-place]');
  if (place === null) return;
  place.style.removeProperty('--tooltip-shift');
  tooltip.removeAttribute('data-below');
  const { left, right, top } = place.getBoundingClientRect();
  const overRight = right - (document.documentElement.clientWidth - EDGE_PX);
  const shift = left < EDGE_PX ? EDGE_PX - left : overRight > 0 ? -overRight : 0;
  if (shift !== 0) place.style.setProperty('--tooltip-shift', `${Math.round(shift)}px`);
  tooltip.toggleAttribute('data-below', top < 0);
}

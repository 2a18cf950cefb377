import type { AnalyticsEvent } from '#schemas/analytics/events';
import { animateScroll } from '../scroll-animation';
import { SCROLL_ANIMATION_MS } from '../scroll-timing';

export interface CarouselContext {
  /** Aborted when the block leaves the document. */
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

/** Positions are fractions of a pixel on some screens. */
const NEAR_PX = 2;

type Direction = 'back' | 'on';

/**
 * Makes the arrows of `root` move its `Carousel` by whole screens of cards, in 500 ms (TRF-220); they are shown only
 * where there is something to move. Gives the function that looks anew, for a list that has changed.
 */
export function startCarousel(
  root: HTMLElement,
  block: string,
  { signal, report }: CarouselContext,
): () => void {
  const viewport = root.querySelector<HTMLElement>('[data-viewport]');
  const arrows = root.querySelector<HTMLElement>('[data-arrows]');
  if (viewport === null || arrows === null) return () => undefined;

  const read = () => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    arrows.hidden = end <= NEAR_PX;
    mark(arrows, 'back', viewport.scrollLeft > NEAR_PX);
    mark(arrows, 'on', viewport.scrollLeft < end - NEAR_PX);
  };
  const move = createMove(viewport, signal);
  viewport.addEventListener('scroll', read, { signal, passive: true });
  window.addEventListener('resize', read, { signal });
  arrows.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
      if (button === null || button.getAttribute('aria-disabled') === 'true') return;
      const direction: Direction = button.dataset['move'] === 'back' ? 'back' : 'on';
      move(direction);
      report({ event: 'carousel_move', block, direction });
    },
    { signal },
  );
  read();
  return read;
}

function mark(arrows: HTMLElement, direction: Direction, canMove: boolean): void {
  arrows.querySelector(`[data-move="${direction}"]`)?.setAttribute('aria-disabled', String(!canMove));
}

/** By as many cards as stand whole in view, to the edge of one. */
function createMove(viewport: HTMLElement, signal: AbortSignal): (direction: Direction) => void {
  let timer = 0;
  const rest = () => viewport.removeAttribute('data-moving');
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return (direction) => {
    const card = viewport.querySelector('li:not([hidden])')?.getBoundingClientRect().width;
    const step = card || viewport.clientWidth;
    const whole = Math.max(1, Math.floor((viewport.clientWidth + NEAR_PX) / step));
    const first = Math.round(viewport.scrollLeft / step);
    const left = Math.max(0, (first + whole * (direction === 'back' ? -1 : 1)) * step);
    // While it moves the browser must not snap: that would end the motion at its first pixel.
    viewport.setAttribute('data-moving', '');
    window.clearTimeout(timer);
    timer = window.setTimeout(rest, SCROLL_ANIMATION_MS);
    animateScroll(viewport, { left }, signal);
  };
}

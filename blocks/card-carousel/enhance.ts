import type { Enhance } from '#registry/enhancement';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Positions are fractions of a pixel on some screens. */
const NEAR_PX = 2;

type Direction = 'back' | 'on';

/** Buttons that move the list by whole screens of cards; shown only where there is something to move. */
const enhance: Enhance = (block, { signal, report }) => {
  const viewport = block.querySelector<HTMLElement>('[data-viewport]');
  const arrows = block.querySelector<HTMLElement>('[data-arrows]');
  const section = block.querySelector('section');
  if (viewport === null || arrows === null) return;

  const read = () => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    arrows.hidden = end <= NEAR_PX;
    mark(arrows, 'back', viewport.scrollLeft > NEAR_PX);
    mark(arrows, 'on', viewport.scrollLeft < end - NEAR_PX);
  };
  viewport.addEventListener('scroll', read, { signal, passive: true });
  window.addEventListener('resize', read, { signal });
  arrows.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
      if (button === null || button.getAttribute('aria-disabled') === 'true') return;
      const direction: Direction = button.dataset['move'] === 'back' ? 'back' : 'on';
      move(viewport, direction);
      report({ event: 'carousel_move', block: section?.id ?? '', direction });
    },
    { signal },
  );
  read();
};

export default enhance;

function mark(arrows: HTMLElement, direction: Direction, canMove: boolean): void {
  arrows.querySelector(`[data-move="${direction}"]`)?.setAttribute('aria-disabled', String(!canMove));
}

/** By as many cards as stand whole in view; the browser's snapping ends the move on the edge of one. */
function move(viewport: HTMLElement, direction: Direction): void {
  const card = viewport.querySelector('li')?.getBoundingClientRect().width ?? viewport.clientWidth;
  const whole = Math.max(1, Math.floor((viewport.clientWidth + NEAR_PX) / card));
  viewport.scrollBy({
    left: whole * card * (direction === 'back' ? -1 : 1),
    behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth',
  });
}

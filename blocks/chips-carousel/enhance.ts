import type { Enhance } from '#registry/enhancement';
import { animateScroll } from '#blocks/ui/scroll-animation';
import { readEdges, watchEdges, type Edges } from '#blocks/ui/scroll-edges';
import { SCROLL_ANIMATION_MS } from '#blocks/ui/scroll-timing';
import { watchHold } from './watch-hold';

/** How far a click on an arrow moves the chips, in px (BLK-256). */
export const CLICK_STEP_PX = 32;
/** How far each step of a held arrow moves them (BLK-257). */
export const HOLD_STEP_PX = 8;

type Direction = 'back' | 'on';

/** Arrows where the chips do not fit: a click moves them a little, holding moves them on and on. */
const enhance: Enhance = (block, { signal, report }) => {
  const frame = block.querySelector<HTMLElement>('[data-frame]');
  const viewport = block.querySelector<HTMLElement>('[data-viewport]');
  const arrows = block.querySelector<HTMLElement>('[data-arrows]');
  if (frame === null || viewport === null || arrows === null) return;

  const tell = (edges: Edges) => {
    arrows.hidden = !edges.back && !edges.on;
    for (const button of arrows.querySelectorAll<HTMLElement>('[data-move]')) {
      button.setAttribute('aria-disabled', String(!edges[directionOf(button)]));
    }
  };
  const read = watchEdges(frame, viewport, signal, { tell });
  const id = block.querySelector('section')?.id ?? '';
  const moveByClick = createClickMove(viewport, signal);
  for (const button of arrows.querySelectorAll<HTMLElement>('[data-move]')) {
    const direction = directionOf(button);
    const sign = direction === 'back' ? -1 : 1;
    watchHold(button, signal, {
      click: () => {
        if (!readEdges(viewport, 'x')[direction]) return;
        moveByClick(sign * CLICK_STEP_PX);
        report({ event: 'carousel_move', block: id, direction });
      },
      step: () => {
        viewport.scrollLeft += sign * HOLD_STEP_PX;
        return readEdges(viewport, 'x')[direction];
      },
      end: () => {
        read();
        report({ event: 'carousel_move', block: id, direction });
      },
    });
  }
};

export default enhance;

function directionOf(button: HTMLElement): Direction {
  return button.dataset['move'] === 'back' ? 'back' : 'on';
}

/** Clicks in quick succession add up: each goes on from where the one before it leads. */
function createClickMove(viewport: HTMLElement, signal: AbortSignal): (distance: number) => void {
  let goal = 0;
  let clickedAt = -Infinity;
  return (distance) => {
    const now = performance.now();
    goal = (now - clickedAt < SCROLL_ANIMATION_MS ? goal : viewport.scrollLeft) + distance;
    clickedAt = now;
    animateScroll(viewport, { left: goal }, signal);
  };
}

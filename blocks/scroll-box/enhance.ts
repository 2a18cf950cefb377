import type { Enhance } from '#registry/enhancement';
import { watchEdges } from '#blocks/ui/scroll-edges';

/** Fades the edges behind which there is more, and takes a frame that shows everything out of the keyboard's way. */
const enhance: Enhance = (block, { signal }) => {
  const frame = block.querySelector<HTMLElement>('[data-frame]');
  const viewport = block.querySelector<HTMLElement>('[data-viewport]');
  if (frame === null || viewport === null) return;
  watchEdges(frame, viewport, signal, {
    axis: frame.dataset['axis'] === 'y' ? 'y' : 'x',
    tell: () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = viewport;
      const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
      if (scrolls) viewport.tabIndex = 0;
      else viewport.removeAttribute('tabindex');
    },
  });
};

export default enhance;

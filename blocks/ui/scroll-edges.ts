import { onResize, onScrollEnd } from './scroll-timing';

/** Positions are fractions of a pixel on some screens. */
const NEAR_PX = 2;

/** Is there more than is seen before what is seen, and after it? */
export interface Edges {
  back: boolean;
  on: boolean;
}

export function readEdges(scroller: HTMLElement, axis: 'x' | 'y'): Edges {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
  const end = axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight;
  const place = axis === 'x' ? scrollLeft : scrollTop;
  return { back: place > NEAR_PX, on: place < end - NEAR_PX };
}

/**
 * Keeps `data-more-back` and `data-more-on` of `frame` true to what `scroller` hides on its two sides: now, after
 * each scroll and after a resize. Gives the function that reads anew at once.
 */
export function watchEdges(
  frame: HTMLElement,
  scroller: HTMLElement,
  signal: AbortSignal,
  { axis = 'x', tell }: { axis?: 'x' | 'y'; tell?: (edges: Edges) => void } = {},
): () => void {
  const read = () => {
    const edges = readEdges(scroller, axis);
    frame.toggleAttribute('data-more-back', edges.back);
    frame.toggleAttribute('data-more-on', edges.on);
    tell?.(edges);
  };
  onScrollEnd(scroller, read, signal);
  onResize(read, signal);
  read();
  return read;
}

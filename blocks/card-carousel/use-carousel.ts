import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How far the list can go; null on the server and until the carousel has taken over from native scrolling. */
export interface Reach {
  canGoBack: boolean;
  canGoOn: boolean;
}

/**
 * Turns a natively scrolling list into a carousel with drag and buttons, at the place to which it was scrolled.
 * Jumps instead of sliding for visitors who want less motion.
 */
export function useCarousel() {
  const [viewportRef, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
  });
  const [reach, setReach] = useState<Reach | null>(null);

  useEffect(() => {
    if (!carousel) return;
    const read = () => setReach({ canGoBack: carousel.canScrollPrev(), canGoOn: carousel.canScrollNext() });
    takeOverScroll(carousel);
    read();
    carousel.on('select', read).on('reInit', read);
    return () => {
      carousel.off('select', read).off('reInit', read);
    };
  }, [carousel]);

  const move = useCallback(
    (direction: 'back' | 'on') => {
      const jump = window.matchMedia(REDUCED_MOTION).matches;
      if (direction === 'back') carousel?.scrollPrev(jump);
      else carousel?.scrollNext(jump);
    },
    [carousel],
  );

  return { viewportRef, reach, move };
}

type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

function takeOverScroll(carousel: Carousel): void {
  const viewport = carousel.rootNode();
  const slideWidth = carousel.slideNodes()[0]?.offsetWidth ?? 0;
  if (viewport.scrollLeft > 0 && slideWidth > 0) {
    carousel.scrollTo(Math.round(viewport.scrollLeft / slideWidth), true);
  }
  viewport.scrollLeft = 0;
}

import type { EmblaCarouselType } from 'embla-carousel';
import type { Enhance, EnhanceContext } from '#registry/enhancement';
import { isMotionReduced } from '#blocks/ui/scroll-animation';
import { watchVisible, whenNear } from '#blocks/ui/scroll-visibility';
import { connectToggle, watchReasons } from './hold-reasons';
import { createRotation } from './rotation';

/**
 * Makes a carousel of the list: it loops, follows the finger and moves by itself. The carousel's code is fetched
 * when the slider is near the window; until then, and where it cannot be fetched, the list scrolls natively.
 */
const enhance: Enhance = (block, context) => {
  const slider = block.querySelector<HTMLElement>('[data-slider]');
  const viewport = block.querySelector<HTMLElement>('[data-viewport]');
  if (slider === null || viewport === null) return;
  reportClicks(block, context);
  if (block.querySelectorAll('[data-slide]').length < 2) {
    reportShows(block, viewport, () => 0, context);
    return;
  }
  const begin = async () => {
    const { default: EmblaCarousel } = await import('embla-carousel');
    if (context.signal.aborted) return;
    const startIndex = Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth));
    viewport.setAttribute('data-running', '');
    // No keys scroll it any more: the buttons and the focus of its links do.
    viewport.removeAttribute('tabindex');
    viewport.scrollLeft = 0;
    const carousel = EmblaCarousel(viewport, { loop: true, align: 'start', startIndex });
    context.signal.addEventListener('abort', carousel.destroy);
    start(block, slider, viewport, carousel, context);
  };
  whenNear(viewport, () => void begin(), context.signal);
};

export default enhance;

function start(
  block: HTMLElement,
  slider: HTMLElement,
  viewport: HTMLElement,
  carousel: EmblaCarouselType,
  context: EnhanceContext,
): void {
  const { signal } = context;
  const periodMs = Number(slider.dataset['showDuration'] ?? 0) * 1000;
  const rotation = createRotation(() => carousel.scrollNext(isMotionReduced()), periodMs, signal);
  const look = reportShows(block, viewport, carousel.selectedScrollSnap, context);
  const follow = () => {
    markCurrent(slider, carousel.selectedScrollSnap());
    rotation.restart();
    look();
  };
  carousel.on('select', follow);
  carousel.on('pointerDown', () => rotation.hold('drag'));
  carousel.on('pointerUp', () => rotation.release('drag'));
  slider.addEventListener('click', (event) => obey(event.target, carousel), { signal });
  watchReasons(slider, rotation, signal);
  connectToggle(slider, rotation, signal);
  markCurrent(slider, carousel.selectedScrollSnap());
  slider.querySelector<HTMLElement>('[data-controls]')?.removeAttribute('hidden');
}

function obey(target: EventTarget | null, carousel: EmblaCarouselType): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-go], [data-move]') : null;
  const { go, move } = button?.dataset ?? {};
  const jumps = isMotionReduced();
  if (go !== undefined) carousel.scrollTo(Number(go), jumps);
  else if (move === 'back') carousel.scrollPrev(jumps);
  else if (move === 'on') carousel.scrollNext(jumps);
}

function markCurrent(slider: HTMLElement, current: number): void {
  for (const button of slider.querySelectorAll<HTMLElement>('[data-go]')) {
    if (button.dataset['go'] === String(current)) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

function idOf(block: HTMLElement): string {
  return block.querySelector('section')?.id ?? '';
}

/** Reports each slide once, when it is the current one of a visible slider. Gives the function that looks anew. */
function reportShows(
  block: HTMLElement,
  viewport: HTMLElement,
  readCurrent: () => number,
  { signal, report }: EnhanceContext,
): () => void {
  const shown = new Set<number>();
  let isVisible = false;
  const look = () => {
    const current = readCurrent();
    if (!isVisible || shown.has(current)) return;
    shown.add(current);
    report({ event: 'slide_show', block: idOf(block), position: current + 1 });
  };
  const see = (isNow: boolean) => {
    isVisible = isNow;
    look();
  };
  watchVisible(viewport, see, signal);
  return look;
}

/** A click on the link of a slide; the one on «Реклама» leads nowhere. */
function reportClicks(block: HTMLElement, { signal, report }: EnhanceContext): void {
  const slides = [...block.querySelectorAll<HTMLElement>('[data-slide]')];
  const tell = ({ target }: Event) => {
    const slide =
      target instanceof Element ? target.closest('a')?.closest<HTMLElement>('[data-slide]') : null;
    if (!slide) return;
    report({ event: 'slide_click', block: idOf(block), position: slides.indexOf(slide) + 1 });
  };
  block.addEventListener('click', tell, { signal });
}

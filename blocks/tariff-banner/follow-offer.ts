import { liftBubbles } from '#blocks/ui/show-bubble';

/** Shows the price bar while the banner's own price and buttons are above the screen, and the footer is not on it. */
export function followOffer(block: HTMLElement, signal: AbortSignal): void {
  const bar = block.querySelector<HTMLElement>('[data-price-bar]');
  const offer = block.querySelector('[data-tariff-offer]');
  if (bar === null || offer === null) return;
  const footer = document.querySelector('[data-footer]');
  let isPassed = false;
  let isAtEnd = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target === offer) isPassed = !isIntersecting && boundingClientRect.bottom <= 0;
      else isAtEnd = isIntersecting;
    }
    const isShown = isPassed && !isAtEnd;
    bar.toggleAttribute('data-shown', isShown);
    liftBubbles(isShown ? bar : null);
  });
  bar.hidden = false;
  observer.observe(offer);
  if (footer) observer.observe(footer);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    bar.hidden = true;
    liftBubbles(null);
  });
}

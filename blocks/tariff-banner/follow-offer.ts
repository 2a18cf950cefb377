import { followNotice, isNoticeThere, liftBubbles } from '#blocks/ui/show-bubble';

/**
 * Shows the price bar while the banner's own price and buttons are above the screen, and neither the footer nor the
 * cookie notice, which would cover it, is there.
 */
export function followOffer(block: HTMLElement, signal: AbortSignal): void {
  const bar = block.querySelector<HTMLElement>('[data-price-bar]');
  const offer = block.querySelector('[data-tariff-offer]');
  if (bar === null || offer === null) return;
  const footer = document.querySelector('[data-footer]');
  let isPassed = false;
  let isAtEnd = false;
  const update = () => {
    const isShown = isPassed && !isAtEnd && !isNoticeThere();
    bar.toggleAttribute('data-shown', isShown);
    liftBubbles(isShown ? bar : null);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target === offer) isPassed = !isIntersecting && boundingClientRect.bottom <= 0;
      else isAtEnd = isIntersecting;
    }
    update();
  });
  bar.hidden = false;
  observer.observe(offer);
  if (footer) observer.observe(footer);
  followNotice(update, signal);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    bar.hidden = true;
    liftBubbles(null);
  });
}

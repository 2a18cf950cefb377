import type { Enhance } from '#registry/enhancement';
import { startCarousel } from '#blocks/ui/carousel/start-carousel';
import { rememberPorting } from '#blocks/ui/products/remember-porting';
import { startProductWindow } from '#blocks/ui/products/start-product-window';
import { startTariffCards } from '#blocks/ui/products/start-tariff-cards';
import { startTabs } from '#blocks/ui/tabs/start-tabs';
import { enhanceTooltips } from '#blocks/ui/tooltip-behaviour';
import { startComparing } from './compare-cards';
import { startNarrowing } from './narrow-cards';

const enhance: Enhance = (block, context) => {
  const name = block.querySelector('section')?.id ?? '';
  startTabs(block, context);
  const panels = [...block.querySelectorAll<HTMLElement>('[data-tariffs]')];
  const rereads = panels.map((panel) => startCarousel(panel, name, context));
  startNarrowing(block, name, context, () => {
    // What is left stands at the beginning of its list.
    for (const viewport of block.querySelectorAll('[data-viewport]')) viewport.scrollLeft = 0;
    for (const reread of rereads) reread();
  });
  startTariffCards(block, name, context);
  startProductWindow(block, context);
  startComparing(block, name, context);
  const porting = block.querySelector<HTMLAnchorElement>('a[data-porting-link]');
  rememberPorting(porting, { tariff: '', signal: context.signal });
  startNumberBanner(block, name, context);
  enhanceTooltips(block, context.signal);
};

export default enhance;

/** «Отлично» hides the banner until the page is loaded again (TRF-214, TRF-215). */
function startNumberBanner(
  block: HTMLElement,
  name: string,
  { signal, report }: Parameters<Enhance>[1],
): void {
  const banner = block.querySelector<HTMLElement>('[data-number-banner]');
  const close = banner?.querySelector<HTMLElement>('[data-number-close]');
  if (!banner || !close) return;
  close.hidden = false;
  close.addEventListener(
    'click',
    () => {
      banner.hidden = true;
      document.getElementById('main')?.focus({ preventScroll: true });
      report({ event: 'number_banner_close', block: name });
    },
    { signal },
  );
}

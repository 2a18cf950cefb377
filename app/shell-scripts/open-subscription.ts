import { loadScript } from '#blocks/ui/load-script';

/** The subscription service's script is the last thing a page loads: after 7 s (SHELL-36) … */
export const SUBSCRIPTION_DELAY_MS = 7000;
/** … or once the page was scrolled this far (SHELL-37). */
export const SUBSCRIPTION_SCROLL_PX = 20;

/** Loads the script that the footer names, once, after the delay or the first scroll. */
export function openSubscription(): void {
  const timer = window.setTimeout(load, SUBSCRIPTION_DELAY_MS);
  const onScroll = () => {
    if (window.scrollY >= SUBSCRIPTION_SCROLL_PX) load();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  onScroll();

  function load(): void {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    const src = document.querySelector<HTMLElement>('[data-subscribe-script]')?.dataset['subscribeScript'];
    if (src !== undefined) loadScript(src);
  }
}

import { pushEvent } from '#blocks/ui/push-event';

/** A banner counts as shown when half of it was seen for a second. */
export const SHOWN_SHARE = 0.5;
export const SHOWN_MS = 1000;
/** The route `banner-event`. */
const ADDRESS = '/banner-event';
const BANNER = '[data-banner]';

/** Tells the site which banners were shown, each once a page, and which were followed; it tells their counters. */
export function watchBanners(): void {
  const banners = document.querySelectorAll<HTMLElement>(BANNER);
  if (banners.length === 0) return;
  const timers = new Map<HTMLElement, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        window.clearTimeout(timers.get(target));
        if (isIntersecting) wait(target);
      }
    },
    { threshold: SHOWN_SHARE },
  );

  function wait(banner: HTMLElement): void {
    timers.set(banner, window.setTimeout(show, SHOWN_MS, banner));
  }

  function show(banner: HTMLElement): void {
    // In a tab that nobody sees nothing is shown.
    if (document.visibilityState === 'hidden') return wait(banner);
    observer.unobserve(banner);
    const id = tell(banner, 'show');
    pushEvent({ event: 'banner_show', banner: id });
  }

  for (const banner of banners) observer.observe(banner);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const banner = link?.closest<HTMLElement>(BANNER);
    if (banner) tell(banner, 'click');
  });
}

/** A beacon outlives the page that a click leads away from. */
function tell(banner: HTMLElement, event: 'show' | 'click'): string {
  const id = banner.dataset['banner'] ?? '';
  navigator.sendBeacon(ADDRESS, new URLSearchParams({ id, event }));
  return id;
}

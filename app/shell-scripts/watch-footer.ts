import { pushEvent } from '#blocks/ui/push-event';

/** How much of the footer counts as seen (SHELL-35). */
export const FOOTER_THRESHOLD = 0.2;

/** Tells analytics, once a page load, that a visitor came to the footer. */
export function watchFooter(): void {
  const footer = document.querySelector('[data-footer]');
  if (footer === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      pushEvent({ event: 'footer_view' });
    },
    { threshold: FOOTER_THRESHOLD },
  );
  observer.observe(footer);
}

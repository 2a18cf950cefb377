import { toFormBody } from '#blocks/ui/to-form-body';
import { COOKIES_AGREED } from './analytics/start-analytics';

/**
 * Closes the cookie notice without loading the page anew, and at once: on a slow network it would lie over the page
 * until the answer came, and then take the focus away from what the visitor had gone on to.
 */
export function closeNotice(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const notice = form instanceof HTMLFormElement ? form.closest('[data-cookie-notice]') : null;
    if (!(form instanceof HTMLFormElement) || notice === null) return;
    event.preventDefault();
    const body = toFormBody(form);
    // Outlives the page: the next press may already lead to another.
    fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {
      // Nothing was stored: the next page shows the notice once more.
    });
    notice.remove();
    document.dispatchEvent(new Event(COOKIES_AGREED));
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

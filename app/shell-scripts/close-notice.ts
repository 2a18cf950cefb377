/** Closes the cookie notice without loading the page anew; a failed post falls back to the form itself. */
export function closeNotice(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const notice = form instanceof HTMLFormElement ? form.closest('[data-cookie-notice]') : null;
    if (!(form instanceof HTMLFormElement) || notice === null) return;
    event.preventDefault();
    fetch(form.action, { method: 'POST', body: new URLSearchParams(toPairs(form)), redirect: 'manual' }).then(
      () => {
        notice.remove();
        document.getElementById('main')?.focus({ preventScroll: true });
      },
      () => form.submit(),
    );
  });
}

function toPairs(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

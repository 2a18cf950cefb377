/** A notification stays so long in ms; longer texts longer, at a calm reader's pace (WCAG 2.2.1). */
export const TOAST_MIN_MS = 5000;
export const TOAST_MS_PER_CHARACTER = 80;

/** How many stand at once: an older one makes room. */
export const TOAST_LIMIT = 3;

/** The live region to speak in: that of the window on top, or the page's. */
function findHost(): HTMLElement | null {
  const inWindow = [...document.querySelectorAll<HTMLElement>('dialog[open] [data-toast-host]')].pop();
  if (inWindow !== undefined) return inWindow;
  const all = [...document.querySelectorAll<HTMLElement>('[data-toast-host]')];
  return all.find((host) => host.closest('dialog') === null) ?? null;
}

/**
 * Shows a notification and has it spoken when the reader pauses. It goes by itself, but not while the pointer or
 * the focus is on it. A page without a `ToastHost` shows nothing. Gives a function that takes it away.
 */
export function showToast(text: string): () => void {
  const host = findHost();
  const toast = host?.querySelector('[data-toast-model]')?.firstElementChild?.cloneNode(true);
  if (!host || !(toast instanceof HTMLElement)) return () => undefined;
  const words = toast.querySelector('[data-toast-text]');
  if (words) words.textContent = text;
  const remove = () => removeToast(toast, timer);
  const timer = keepWhileUsed(toast, remove, TOAST_MIN_MS + text.length * TOAST_MS_PER_CHARACTER);
  toast.querySelector('[data-toast-close]')?.addEventListener('click', remove);
  const shown = host.querySelectorAll(':scope > [data-toast]');
  if (shown.length >= TOAST_LIMIT) shown[0]?.remove();
  host.append(toast);
  return remove;
}

interface Timer {
  stop: () => void;
}

/** Runs `end` after a time without pointer and focus; each of them starts the time anew. */
function keepWhileUsed(toast: HTMLElement, end: () => void, duration: number): Timer {
  const reasons = new Set<string>();
  let timer = window.setTimeout(end, duration);
  const hold = ({ type }: Event) => {
    reasons.add(type === 'focusin' ? 'focus' : 'pointer');
    window.clearTimeout(timer);
  };
  const letGo = ({ type }: Event) => {
    reasons.delete(type === 'focusout' ? 'focus' : 'pointer');
    window.clearTimeout(timer);
    if (reasons.size === 0) timer = window.setTimeout(end, duration);
  };
  for (const type of ['mouseenter', 'focusin']) toast.addEventListener(type, hold);
  for (const type of ['mouseleave', 'focusout']) toast.addEventListener(type, letGo);
  return { stop: () => window.clearTimeout(timer) };
}

/** Whoever closed it with the keyboard goes on where the page is read, not at its top. */
function removeToast(toast: HTMLElement, timer: Timer): void {
  const hadFocus = toast.contains(document.activeElement);
  const dialog = toast.closest('dialog');
  toast.remove();
  timer.stop();
  if (!hadFocus) return;
  const next = dialog?.querySelector<HTMLElement>('[data-overlay-title]') ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}

import type { AnalyticsEvent } from '#schemas/analytics/events';
import { MODAL_TRANSITION_MS, type OverlayStep } from './overlay-measures';
import { listenToAddress, listenToCloses, listenToLinks, type OverlayHandle } from './overlay-listeners';
import { afterGoingBack, enterHash, followKeyboard, leaveHash, lockScroll } from './overlay-page';
import { followFinger } from './overlay-swipe';

export interface OverlayContext {
  /** Aborted when the window leaves the document: it lets go of the page then. */
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

const started = new WeakMap<HTMLElement, OverlayHandle>();

/** Opens a started `Overlay`; when it closes, the focus goes to the opener. */
export function openOverlay(dialog: HTMLElement, opener: HTMLElement | null = null): void {
  started.get(dialog)?.open(opener);
}

/** Old browsers open the window as an anchor's target, without any of this. */
function isModalDialog(dialog: HTMLElement): dialog is HTMLDialogElement {
  return 'showModal' in dialog;
}

/**
 * Makes an `Overlay` modal: its links open it, Esc, its cross, a click beside it, Back and a swipe close it.
 * While it is open the address has its hash, and with that hash it opens by itself.
 */
export function startOverlay(dialog: HTMLElement, context: OverlayContext): void {
  if (!isModalDialog(dialog)) return;
  const handle = createHandle(dialog, context);
  started.set(dialog, handle);
  listenToLinks(dialog, handle, context.signal);
  listenToCloses(dialog, handle, context.signal);
  listenToAddress(dialog, handle, context.signal);
  const isShownByAnchor = location.hash === `#${dialog.id}`;
  dialog.toggleAttribute('data-instant', isShownByAnchor);
  dialog.setAttribute('data-ready', '');
  if (isShownByAnchor) handle.open(null);
}

/** One window's way from opening to closing. */
function createHandle(dialog: HTMLDialogElement, { signal, report }: OverlayContext): OverlayHandle {
  let openedBy: HTMLElement | null = null;
  /** Lets go of the page: scroll, keyboard. Set while the window is open. */
  let release: (() => void) | null = null;
  let timer = 0;
  const setStep = (step: OverlayStep) => {
    dialog.dataset['step'] = step;
  };

  const open = (opener: HTMLElement | null) =>
    afterGoingBack(() => {
      if (signal.aborted) return;
      window.clearTimeout(timer);
      enterHash(dialog.id);
      setStep('initial');
      tellChoice(dialog, opener);
      if (dialog.open) return;
      openedBy = opener;
      release = holdPage(dialog);
      dialog.showModal();
      const first = find(dialog, '[data-autofocus]') ?? find(dialog, '[data-overlay-title]');
      first?.focus({ preventScroll: true });
      report({ event: 'popup_open', popup: dialog.id });
    });

  const close = () => {
    if (!dialog.open || dialog.dataset['step'] === 'end') return;
    dialog.removeAttribute('data-instant');
    setStep('end');
    leaveHash(dialog.id);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    timer = window.setTimeout(() => dialog.close(), isCalm ? 0 : MODAL_TRANSITION_MS);
  };

  /** However it was closed: a browser may close it at once, a form inside may. */
  const finish = () => {
    if (dialog.open || release === null) return;
    window.clearTimeout(timer);
    release();
    release = null;
    setStep('end');
    leaveHash(dialog.id);
    openedBy?.focus({ preventScroll: true });
    report({ event: 'popup_close', popup: dialog.id });
  };

  const sheet = find(dialog, '[data-overlay-panel="sheet"]');
  if (sheet) followFinger(sheet, { signal, setStep, close });
  dialog.addEventListener('close', finish, { signal });
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    release?.();
    if (dialog.open) dialog.close();
  });
  return { open, close };
}

/**
 * A link may open a window for one of many, which is what `data-choice` names, and `data-choice-with` what was chosen
 * with it. For links that name none the window itself may: what is chosen elsewhere on the page holds for all of them.
 * The window says so to what stands in it.
 */
function tellChoice(dialog: HTMLElement, opener: HTMLElement | null): void {
  if (opener === null) return;
  const { choice, choiceWith = '' } = 'choice' in opener.dataset ? opener.dataset : dialog.dataset;
  if (choice === undefined) return;
  dialog.dataset['openedFor'] = choice;
  dialog.dataset['openedWith'] = choiceWith;
  dialog.dispatchEvent(new CustomEvent('overlay-choice'));
}

function find(dialog: HTMLElement, selector: string): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(selector);
}

/** Holds the page behind the window, and the window above the keyboard. Gives the release. */
function holdPage(dialog: HTMLElement): () => void {
  const whileOpen = new AbortController();
  const unlock = lockScroll();
  find(dialog, '[data-overlay-panel]')?.style.removeProperty('--overlay-drag');
  followKeyboard(dialog, whileOpen.signal);
  return () => {
    whileOpen.abort();
    unlock();
  };
}

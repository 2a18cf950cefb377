import { isPlainClick } from './is-plain-click';
import { CLOSING_EVENT } from './overlay-page';

export interface OverlayHandle {
  open: (opener: HTMLElement | null) => void;
  close: () => void;
}

/** Everything on the page that leads to the window: links with its hash, controls with its id. */
export function listenToLinks(dialog: HTMLElement, { open }: OverlayHandle, signal: AbortSignal): void {
  const links = `[data-popup="${dialog.id}"], a[href="#${dialog.id}"]`;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(links) : null;
      if (link === null || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      open(link);
    },
    { signal },
  );
}

/** The cross, Esc, a click beside the window. */
export function listenToCloses(dialog: HTMLDialogElement, handle: OverlayHandle, signal: AbortSignal): void {
  const close = () => {
    if (dialog.dispatchEvent(new CustomEvent(CLOSING_EVENT, { cancelable: true }))) handle.close();
  };
  let isPressedBeside = false;
  const cross = dialog.querySelector<HTMLElement>('[data-overlay-close]');
  // With a script behind it the cross is a button, and answers to the keys of one.
  cross?.setAttribute('role', 'button');
  cross?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  dialog.addEventListener('mousedown', ({ target }) => (isPressedBeside = target === dialog), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      const isCross =
        event.target instanceof Element && event.target.closest('[data-overlay-close]') !== null;
      if (isCross) event.preventDefault();
      // A selection of text that ends beside the window is no click beside it.
      if (isCross || (event.target === dialog && isPressedBeside)) close();
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
}

/** Back, Forward and a hash typed by hand. */
export function listenToAddress(dialog: HTMLDialogElement, handle: OverlayHandle, signal: AbortSignal): void {
  const hash = `#${dialog.id}`;
  const page = location.pathname + location.search;
  const isSamePage = () => location.pathname + location.search === page;
  const follow = () => {
    if (!isSamePage()) return;
    if (location.hash === hash) handle.open(null);
    else handle.close();
  };
  window.addEventListener('hashchange', follow, { signal });
}

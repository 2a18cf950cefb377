import { openOverlay, startOverlay, type OverlayContext } from '../open-overlay';

/** Makes the `WindowDetails` of a block open in its `ProductWindow`. Without one they stay what they are. */
export function startProductWindow(block: HTMLElement, context: OverlayContext): void {
  const place = block.querySelector<HTMLElement>('[data-product-window]');
  const dialog = place?.closest('dialog') ?? null;
  // Old browsers have no modal windows: there the details unfold in place.
  if (place === null || dialog === null || !('showModal' in dialog)) return;
  forgetAddress(dialog.id);
  startOverlay(dialog, context);
  for (const summary of block.querySelectorAll('[data-in-window] > summary')) {
    summary.setAttribute('role', 'button');
    summary.setAttribute('aria-haspopup', 'dialog');
  }
  block.addEventListener(
    'click',
    (event) => {
      const summary = event.target instanceof Element ? event.target.closest('summary') : null;
      const details = summary?.parentElement;
      const title = details?.dataset['inWindow'];
      if (!summary || !details || title === undefined) return;
      event.preventDefault();
      fill(dialog, place, title, details.lastElementChild);
      openOverlay(dialog, summary);
    },
    { signal: context.signal },
  );
}

/** What it shows depends on what was pressed: an address with its hash alone would open it empty. */
function forgetAddress(id: string): void {
  if (location.hash === `#${id}`)
    history.replaceState(history.state, '', location.pathname + location.search);
}

function fill(dialog: HTMLElement, place: HTMLElement, title: string, content: Element | null): void {
  const heading = dialog.querySelector('[data-overlay-title]');
  if (heading) heading.textContent = title;
  place.textContent = '';
  place.append(...[...(content?.childNodes ?? [])].map((node) => node.cloneNode(true)));
}

import { loadStylesheet } from '#blocks/ui/load-stylesheet';
import { openOverlay, startOverlay } from '#blocks/ui/open-overlay';
import { pushEvent } from '#blocks/ui/push-event';
import { suggestPages } from '#blocks/ui/site-search/suggest-pages';

/**
 * Puts the search's window into the page, from the model in its HTML (`app/shell/search-window`), and gives what opens it.
 * It opens by itself where the address has its hash. Rejects when its stylesheet does not come.
 */
export async function createSearchWindow(): Promise<(opener: HTMLElement | null) => void> {
  const dialog = cloneModel();
  await Promise.all(listStyles().map(loadStylesheet));
  document.body.append(dialog);
  dialog.querySelector('input')?.setAttribute('data-autofocus', '');
  // It stays as long as the document.
  const context = { signal: new AbortController().signal, report: pushEvent };
  suggestPages(dialog, context);
  startOverlay(dialog, context);
  return (opener) => openOverlay(dialog, opener);
}

function cloneModel(): HTMLElement {
  const model = document.querySelector<HTMLTemplateElement>('[data-search-model]');
  const dialog = model?.content.firstElementChild?.cloneNode(true);
  if (!(dialog instanceof HTMLElement)) throw new Error('the page has no model of the search’s window');
  return dialog;
}

/** Those of the window that the page does not have yet (`PageScripts.searchStyles`). */
function listStyles(): string[] {
  const script = document.querySelector<HTMLElement>('script[data-search-styles]');
  return (script?.dataset['searchStyles'] ?? '').split(' ').filter(Boolean);
}

import { isPlainClick } from '#blocks/ui/is-plain-click';

/** The header's and the bottom bar's ways to the search. */
const LINKS = 'a[data-search-link]';
const PAGE_FIELD = 'main [data-enhance="site-search"] input[name="q"]';

type Open = (opener: HTMLElement | null) => void;

let loading: Promise<Open> | null = null;

/** The window's code, fetched once; after a failure the next call tries again. */
async function load(): Promise<Open> {
  loading ??= import('./search-window').then(({ createSearchWindow }) => createSearchWindow());
  try {
    return await loading;
  } catch (fault) {
    loading = null;
    throw fault;
  }
}

/**
 * The search opens over the page that the visitor is on; its code is fetched when a hand comes near its link. On the page
 * of search the link leads into the field that is there. Where anything fails, it is a link to that page.
 */
export function offerSearch(): void {
  const model = document.querySelector<HTMLTemplateElement>('[data-search-model]');
  if (model === null || !('HTMLDialogElement' in window)) return;
  for (const approach of ['pointerover', 'focusin'])
    document.addEventListener(approach, ({ target }) => {
      // It may fail unheard: the click says what is to be done then.
      if (findLink(target) !== null) load().catch(() => undefined);
    });
  document.addEventListener('click', follow);
  // The address already names the window: once created, it opens by itself. If its code fails, the page is as it was.
  if (location.hash === `#${model.content.firstElementChild?.id}`) load().catch(() => undefined);
}

function follow(event: MouseEvent): void {
  const link = findLink(event.target);
  if (link === null || !isPlainClick(event) || event.defaultPrevented) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>(PAGE_FIELD);
  if (field !== null) return field.focus();
  load().then(
    (open) => open(link),
    () => location.assign(link.href),
  );
}

const findLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;

import type { Enhance } from '#registry/enhancement';
import { readShopQuestion, toShopQuery } from '#schemas/products/shop-question';
import { afterPaint } from '#blocks/ui/after-paint';
import { isPlainClick } from '#blocks/ui/is-plain-click';
import { nextTask } from '#blocks/ui/next-task';
import { toFormBody } from '#blocks/ui/to-form-body';
import { LOST_TEXT } from './texts';

/** Goods that are drawn at a time; a phone has room for three. */
const PORTION = 4;

/**
 * The same block on the page of another question, and the address of that page; `signal` tells of a newer question.
 * Resolves when all is drawn.
 */
type Show = (fresh: Element, href: string, signal: AbortSignal) => Promise<void>;

/**
 * Filters without a new page: the page of a question is fetched, and what it has found takes the place of what is shown.
 * Its address becomes this page's, so that it can be sent on; Back leads to the question before.
 */
const enhance: Enhance = (block, { signal, report }) => {
  const form = block.querySelector<HTMLFormElement>('[data-catalog-filter]');
  if (form === null) return;
  const id = block.querySelector('section')?.id ?? '';
  const ask = createAsking(block, id);
  let shown = location.search;
  let drawn = Promise.resolve();

  const showFound = (fresh: Element, href: string): Promise<void> => {
    drawn = replaceFound(block, fresh);
    // Asking the same question again adds no entry to the history.
    if (new URL(href, location.href).search !== shown) history.pushState(null, '', href);
    shown = location.search;
    report({ event: 'shop_filter', block: id, found: readFound(fresh) });
    return drawn;
  };
  const showAnew: Show = (fresh, href) => {
    fillIn(form, fresh);
    return showFound(fresh, href);
  };
  const showMore: Show = async (fresh, href, asking) => {
    // Those before them may still be on their way.
    await drawn;
    if (asking.aborted) return;
    drawn = addMore(block, fresh);
    history.replaceState(null, '', href);
    shown = location.search;
    await drawn;
  };
  const filter = () => void ask(toAddress(form), showFound);

  form.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && filter(), {
    signal,
  });
  // A field that is wrong is told where it stands, which a phone may have folded away. This event does not bubble.
  form.addEventListener('invalid', () => unfold(form), { signal, capture: true });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      filter();
    },
    { signal },
  );
  block.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isPlainClick(event)) return;
      const isMore = link.matches('[data-catalog-more]');
      if (!isMore && !link.matches('[data-catalog-reset]')) return;
      event.preventDefault();
      void ask(link.href, isMore ? showMore : showAnew);
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      // A step to another place of the same page asks for nothing.
      if (location.search === shown) return;
      shown = location.search;
      void ask(location.href, (fresh) => {
        fillIn(form, fresh);
        drawn = replaceFound(block, fresh);
        return drawn;
      });
    },
    { signal },
  );
};

export default enhance;

/** Gives a function that asks for the page of a question. A new question ends the one before, whose answer is not shown. */
function createAsking(block: HTMLElement, id: string): (href: string, show: Show) => Promise<void> {
  const found = block.querySelector('[data-catalog-found]');
  let asking: AbortController | null = null;
  return async (href, show) => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    found?.setAttribute('aria-busy', 'true');
    try {
      const html = await fetchPage(href, own.signal);
      // The connection is away: what is shown stays, and can be asked for again.
      if (html === null) {
        if (!own.signal.aborted) tell(block, LOST_TEXT);
        return;
      }
      // A slow phone needs a while to read a page, and a while to draw what it shows.
      await nextTask();
      const fresh = readBlock(html, id);
      await nextTask();
      if (own.signal.aborted) return;
      // The browser's own way shows what is wrong.
      if (fresh === null) location.assign(href);
      else await show(fresh, href, own.signal);
    } finally {
      if (asking === own) found?.removeAttribute('aria-busy');
    }
  };
}

/** Empty when the server answers with an error; null when no answer came, or `signal` was aborted. */
async function fetchPage(href: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(href, { signal });
    return answer.ok ? await answer.text() : '';
  } catch {
    // The caller says so to the visitor.
    return null;
  }
}

/** The block on a page; null when it has none. Only what comes from the block on is read: that is half of a page. */
function readBlock(html: string, id: string): Element | null {
  const start = html.lastIndexOf('<section', html.indexOf(` id="${id}"`));
  const text = html.slice(Math.max(start, 0), html.indexOf('</main>', start));
  return new DOMParser().parseFromString(text, 'text/html').getElementById(id);
}

/** The address that the form leads to, without what is as it is anyway. */
function toAddress(form: HTMLFormElement): string {
  return new URL(form.action).pathname + toShopQuery(readShopQuestion(toFormBody(form)));
}

const readFound = (fresh: Element): number =>
  Number(fresh.querySelector<HTMLElement>('[data-catalog-found]')?.dataset['catalogFound'] ?? 0);

/** What was found takes the place of what is shown. The page keeps its height meanwhile: nothing moves under a finger. */
async function replaceFound(block: HTMLElement, fresh: Element): Promise<void> {
  const found = block.querySelector<HTMLElement>('[data-catalog-found]');
  if (found === null) return;
  const hadFocus = found.contains(document.activeElement);
  const [list, goods] = takeGoods(fresh);
  found.style.minHeight = `${found.offsetHeight}px`;
  found.textContent = '';
  found.append(...(fresh.querySelector('[data-catalog-found]')?.children ?? []));
  const drawn = drawInTurn(list, goods);
  tell(block, fresh.querySelector('[data-catalog-count]')?.textContent ?? '');
  if (hadFocus) block.querySelector<HTMLElement>('[data-catalog-count]')?.focus({ preventScroll: true });
  await drawn;
  // Unless a newer question has been answered since.
  if (list === null || list.isConnected) found.style.minHeight = '';
}

/** The goods that are not there yet follow those that are; the first of them is where the visitor goes on. */
async function addMore(block: HTMLElement, fresh: Element): Promise<void> {
  const list = block.querySelector('[data-catalog-found] > ul');
  const more = block.querySelector('[data-catalog-more]');
  const [, goods] = takeGoods(fresh);
  const added = goods.slice(list?.children.length ?? 0);
  const freshMore = fresh.querySelector('[data-catalog-more]');
  const drawn = drawInTurn(list, added);
  if (freshMore === null) more?.parentElement?.remove();
  else more?.replaceWith(freshMore);
  added[0]?.querySelector('a')?.focus({ preventScroll: true });
  await drawn;
}

/** The list of what was found, and the goods that it had. */
function takeGoods(fresh: Element): [list: Element | null, goods: Element[]] {
  const list = fresh.querySelector('[data-catalog-found] > ul');
  const goods = [...(list?.children ?? [])];
  for (const one of goods) one.remove();
  return [list, goods];
}

/**
 * A few goods at once and the others after them, a few for each frame: a slow phone can be used meanwhile. Ends where
 * another list has taken the place of this one.
 */
async function drawInTurn(list: Element | null, goods: readonly Element[]): Promise<void> {
  for (let at = 0; at < goods.length; at += PORTION) {
    if (at > 0) await afterPaint();
    if (!list?.isConnected) return;
    list.append(...goods.slice(at, at + PORTION));
  }
}

/** The fields say what was asked for; they unfold when there is something to see in them. */
function fillIn(form: HTMLFormElement, fresh: Element): void {
  if (fresh.querySelector('[data-catalog-fold][open]') !== null) unfold(form);
  for (const field of fresh.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form [name]')) {
    const own = form.elements.namedItem(field.name);
    if (own instanceof HTMLInputElement || own instanceof HTMLSelectElement) own.value = field.value;
  }
}

function unfold(form: HTMLFormElement): void {
  const fold = form.querySelector<HTMLDetailsElement>('[data-catalog-fold]');
  if (fold !== null) fold.open = true;
}

/** Spoken as well: it is a live region. */
function tell(block: HTMLElement, text: string): void {
  const count = block.querySelector('[data-catalog-count]');
  if (count !== null) count.textContent = text;
}

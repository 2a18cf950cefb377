import type { Enhance } from '#registry/enhancement';
import { tellCartCount } from '#blocks/ui/cart-count';
import { toFormBody } from '#blocks/ui/to-form-body';

const LOST = 'Нет связи: корзина не\u00a0изменилась. Попробуйте ещё раз';
const DONE = 'Корзина изменилась';

/**
 * Changes the cart without a new page: the form is sent, and the cart of the page that comes back takes the place of this
 * one. The focus stays where it was, and what has changed is spoken.
 */
const enhance: Enhance = (block, { signal }) => {
  let isSending = false;
  const change = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (isSending) return;
    isSending = true;
    const cart = block.querySelector('[data-cart]');
    cart?.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(form.action, { method: 'POST', body: toFormBody(form, submitter), signal });
      if (!answer.ok) throw new Error(`the cart answered ${answer.status}`);
      showCart(block, await answer.text(), submitter?.id ?? '');
    } catch {
      // Nothing is known to have changed; the button is still there to be pressed.
      say(block, LOST);
    } finally {
      isSending = false;
      block.querySelector('[data-cart]')?.removeAttribute('aria-busy');
    }
  };
  block.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      void change(event.target, event.submitter);
    },
    { signal },
  );
};

export default enhance;

function showCart(block: HTMLElement, html: string, pressed: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-cart]');
  const cart = block.querySelector('[data-cart]');
  if (!(fresh instanceof HTMLElement) || cart === null) throw new Error('the answer has no cart');
  const undo = fresh.querySelector<HTMLElement>('[id$="-undo"]');
  const place = document.adoptNode(fresh);
  cart.replaceWith(place);
  const same = pressed === '' ? null : document.getElementById(pressed);
  const isUsable = same instanceof HTMLButtonElement && !same.disabled;
  const next = isUsable ? same : (undo ?? neighbourOf(same) ?? place.querySelector<HTMLElement>('a, button'));
  next?.focus({ preventScroll: !isUsable });
  tellCartCount(Number(place.dataset['count'] ?? 0));
  say(block, place.querySelector('[data-cart-news]')?.textContent ?? DONE);
}

/** A quantity that has reached its end: the button beside it goes on. */
const neighbourOf = (button: HTMLElement | null): HTMLElement | null =>
  button?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)') ?? null;

function say(block: HTMLElement, text: string): void {
  const status = block.querySelector('[data-cart-status]');
  if (status !== null) status.textContent = text;
}

import { CART_JSON_PATH } from '#schemas/products/cart';
import { tellCartCount } from '../cart-count';
import { toFormBody } from '../to-form-body';

const LOST = 'Нет связи. Попробуйте ещё раз';

/** Forms that put a good into the cart do it without a new page. Pressed twice, a form is sent once. */
export function startAddToCart(block: HTMLElement, signal: AbortSignal): void {
  block.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-add-to-cart]')) return;
      event.preventDefault();
      if (form.getAttribute('aria-busy') === 'true') return;
      form.setAttribute('aria-busy', 'true');
      void add(form, signal).finally(() => form.removeAttribute('aria-busy'));
    },
    { signal },
  );
}

async function add(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(CART_JSON_PATH, { method: 'POST', body: toFormBody(form), signal });
    if (!answer.ok) throw new Error(`the cart answered ${answer.status}`);
    const { count, text, isDone } = Object(await answer.json());
    if (isDone === true) leadToCart(form);
    tellCartCount(Number(count));
    say(form, String(text), { isShown: isDone !== true });
  } catch {
    // Nothing is known to have been added; the button is still there to be pressed.
    say(form, LOST, { isShown: true });
  }
}

/** The focus goes on to the link that stands in for the button. */
function leadToCart(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const link = form.querySelector('a');
  if (button === null || link === null) return;
  const hadFocus = button.contains(document.activeElement);
  button.hidden = true;
  link.hidden = false;
  if (hadFocus) link.focus({ preventScroll: true });
}

/** Of success the button itself tells those who see it: one more line would move what is below the finger. */
function say(form: HTMLFormElement, text: string, { isShown }: { isShown: boolean }): void {
  const status = form.querySelector('output');
  if (status === null) return;
  status.classList.toggle('visually-hidden', !isShown);
  status.textContent = text;
}

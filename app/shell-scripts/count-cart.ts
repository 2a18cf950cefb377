import { CART_JSON_PATH, CART_MARK } from '#schemas/products/cart';
import { onCartCount } from '#blocks/ui/cart-count';
import { readVisitorCookie } from '#blocks/ui/visitor-cookie';

/** More than two digits do not fit the icon. */
const MOST_SHOWN = 99;

/**
 * How much is in the cart, on pages that are the same for everybody. Only those whom a cookie says to have something ask
 * the server; they ask again when the browser brings a page back as it was.
 */
export function countCart(): void {
  onCartCount(show);
  ask();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask();
  });
}

function ask(): void {
  if (readVisitorCookie(CART_MARK) === null) return show(0);
  fetch(CART_JSON_PATH)
    .then(async (answer) => {
      const { count } = Object(await answer.json());
      if (typeof count === 'number') show(count);
    })
    .catch(() => {
      // The icon leads to the cart all the same.
    });
}

function show(count: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    place.hidden = count === 0;
    place.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  }
}

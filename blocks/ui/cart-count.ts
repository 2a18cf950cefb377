/** Tells the page how much is in the cart now: the header shows it. */
const CART_CHANGED = 'cart-changed';

export function tellCartCount(count: number): void {
  document.dispatchEvent(new CustomEvent<number>(CART_CHANGED, { detail: count }));
}

export function onCartCount(show: (count: number) => void): void {
  document.addEventListener(CART_CHANGED, (event) => {
    if (event instanceof CustomEvent) show(Number(event.detail));
  });
}

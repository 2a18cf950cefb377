/**
 * Where there is a mouse, draws the parts far below one after another, once the page is loaded and whenever the browser
 * has nothing better to do: the scroll bar and a picture of the whole page then have them as they are. A phone saves the
 * work (docs/decisions/0078).
 */
export function drawFarParts(): void {
  if (!('requestIdleCallback' in window) || !matchMedia('(hover: hover)').matches) return;
  if (document.readyState === 'complete') drawNext();
  else addEventListener('load', drawNext, { once: true });
}

/** In each idle moment one part. */
function drawNext(): void {
  const part = document.querySelector('[data-far]');
  if (!part) return;
  requestIdleCallback(() => {
    part.removeAttribute('data-far');
    drawNext();
  });
}

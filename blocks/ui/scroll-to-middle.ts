/**
 * Scrolls a box so that `target` is in its middle, as far as there is room. The page stays where it is:
 * `scrollIntoView` would move it as well, away from under a finger.
 */
export function scrollToMiddle(box: HTMLElement, target: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
  box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}

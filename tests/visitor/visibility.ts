/** What a visitor without scripts does not see. Styles are not read: only what the markup itself says counts. */

const NEVER_SHOWN = '[hidden], [inert], template, script, style, head';

/** True for an element that the markup hides: by itself, by a closed `details`, or by a window that is not open. */
export function isHidden(element: Element): boolean {
  if (element.closest(NEVER_SHOWN) !== null) return true;
  if (element.matches('input[type="hidden"]')) return true;
  return isInClosedDetails(element) || isInClosedWindow(element);
}

/** The summary of a closed `details` is seen, the rest is not. */
function isInClosedDetails(element: Element): boolean {
  const closed = element.parentElement?.closest('details:not([open])') ?? null;
  if (closed === null) return false;
  const summary = closed.querySelector(':scope > summary');
  return summary?.contains(element) !== true || isInClosedDetails(closed);
}

/** A window opens as the target of the address. */
function isInClosedWindow(element: Element): boolean {
  const closed = element.closest('dialog:not([open])');
  if (closed === null) return false;
  const target = findTarget(element.ownerDocument);
  return target === null || !closed.contains(target);
}

/** The element that the address of the page leads to; null when it leads to the page as a whole. */
export function findTarget(document: Document): Element | null {
  const hash = new URL(document.URL).hash.slice(1);
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash));
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What has the focus once the page is read: the target of the address, or else what has `autofocus`. */
export function findFocused(document: Document): Element | null {
  const target = findTarget(document);
  if (target !== null) return target.matches(FOCUSABLE) ? target : null;
  return [...document.querySelectorAll('[autofocus]')].find((element) => !isHidden(element)) ?? null;
}

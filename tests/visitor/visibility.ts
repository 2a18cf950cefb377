/** What a visitor without scripts does not see. Styles are not read: only what the markup itself says counts. */

const NEVER_SHOWN = new Set(['template', 'script', 'style', 'head']);

/**
 * True for an element that the markup hides: by itself, by a closed `details`, or by a window that is not open.
 * Asked for every element of a page: its parents are walked once, without selectors.
 */
export function isHidden(element: Element): boolean {
  if (element.localName === 'input' && element.getAttribute('type') === 'hidden') return true;
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (NEVER_SHOWN.has(part.localName) || part.hasAttribute('hidden') || part.hasAttribute('inert'))
      return true;
    if (part.hasAttribute('open')) continue;
    if (part.localName === 'details' && part !== element && !isInSummary(element, part)) return true;
    if (part.localName === 'dialog' && !leadsInto(part)) return true;
  }
  return false;
}

/** The summary of a closed `details` is seen, the rest is not. */
function isInSummary(element: Element, details: Element): boolean {
  return [...details.children].some((child) => child.localName === 'summary' && child.contains(element));
}

/** A window opens as the target of the address. */
function leadsInto(dialog: Element): boolean {
  const target = findTarget(dialog.ownerDocument);
  return target !== null && dialog.contains(target);
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

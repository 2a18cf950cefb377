/** Stands on the forms that edit the page: what is typed there is in the page's history. */
export const OF_PAGE = { 'data-of-page': '' };

const TEXTS =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]';

/** The control of the page's own forms that somebody is typing in, if anybody does. */
export function findTypingPlace(): Element | null {
  const { activeElement } = document;
  return activeElement !== null && activeElement.matches(TEXTS) && isOfPage(activeElement)
    ? activeElement
    : null;
}

/** A search, an address in a dialog: the browser takes back what is typed there, and the page stays as it is. */
export function hasOwnUndo(target: Element): boolean {
  return target.closest('dialog') !== null || (target.matches(TEXTS) && !isOfPage(target));
}

function isOfPage(element: Element): boolean {
  return element.closest('dialog') === null && element.closest('[data-of-page]') !== null;
}

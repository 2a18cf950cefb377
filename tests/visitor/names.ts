import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { isHidden } from './visibility';

/** What a screen reader calls an element. */

/** A summary has a role of no name in browsers. */
export function readRole(element: Element): string | null {
  if (element.hasAttribute('role')) return getRole(element);
  if (element.localName === 'summary') return null;
  if (element.localName === 'p') return 'paragraph';
  return element.localName === 'th' && element.getAttribute('scope') === 'row'
    ? 'rowheader'
    : getRole(element);
}

export function readName(element: Element): string {
  return computeAccessibleName(element, READING);
}

export function readDescription(element: Element): string {
  return computeAccessibleDescription(element, READING);
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
]);

/** Styles are not read, and working them out takes seconds a page: only what the markup says counts. */
const READING = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: (element: Element) => {
    // The library drops the white space at the ends of what is inline, and sets it around what is not.
    const isJoined = INLINE.has(element.localName) && !/^\s|\s$/.test(element.textContent ?? '');
    const shown = isJoined ? 'inline' : 'block';
    const values: Record<string, string> = { display: isHidden(element) ? 'none' : shown };
    return { getPropertyValue: (name: string) => values[name] ?? '' } as CSSStyleDeclaration;
  },
};

/**
 * Runs in the page. The texts that are drawn as an earlier one is: the same markup with the same computed colours, up to
 * the root, with the same layers over and under it. Only plain pieces of text: a control has states of its own.
 */
export function findTextsAlike(): Element[] {
  const TEXTS =
    'a, abbr, b, dd, div, dt, em, figcaption, i, li, p, s, small, span, strong, sup, td, th, time';
  const LOOKS = [
    'color',
    'backgroundColor',
    'backgroundImage',
    'opacity',
    'filter',
    'mixBlendMode',
    'textShadow',
    'fontSize',
    'fontWeight',
    'position',
    'zIndex',
    'visibility',
    'overflow',
  ] as const;
  const looks = new Map<Element, string>();
  const describe = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const attributes = ['class', 'style', 'hidden', 'disabled', 'aria-disabled', 'aria-hidden', 'inert'];
    const own = [
      element.localName,
      ...attributes.map((name) => element.getAttribute(name)),
      ...LOOKS.map((property) => style[property]),
    ].join(';');
    looks.set(element, own);
    return own;
  };

  const isLayer = (element: Element) => getComputedStyle(element).position !== 'static';
  const places = new Map<Element, string>();
  /** An element with all that it stands in, and the layers that stand there too. */
  const locate = (element: Element): string => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const layers = [...element.children].filter(isLayer).map(describe).join('+');
    const place = `${parent === null ? '' : locate(parent)}>${describe(element)}[${layers}]`;
    places.set(element, place);
    return place;
  };

  const seen = new Set<string>();
  return [...document.body.querySelectorAll(TEXTS)].filter((element) => {
    const text = element.textContent ?? '';
    if (element.childElementCount > 0 || element.closest('label, button') !== null) return false;
    const { left, right, width } = element.getBoundingClientRect();
    // A sign alone is nothing to axe, and neither is what lies outside.
    const isRead = (text.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
    const isShown = width > 0 && left >= 0 && right <= innerWidth && element.checkVisibility();
    const key = `${isRead} ${isShown} ${locate(element)}`;
    const isAlike = seen.has(key);
    seen.add(key);
    return isAlike;
  });
}

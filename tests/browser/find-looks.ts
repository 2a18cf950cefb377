/**
 * Runs in the page. Finds the texts within a place, and gives one of those that look the same. Two texts look the same
 * when they and all their ancestors have the same markup, colours and positioned children. To judge the contrast of a
 * text is slow, and a gallery shows the same texts a hundred times.
 */
export function findLooks(place: string | null): Element[] {
  const ATTRIBUTES = [
    'class',
    'style',
    'hidden',
    'disabled',
    'aria-disabled',
    'aria-hidden',
    'inert',
    'type',
  ];
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
  const PSEUDO_LOOKS = ['content', 'backgroundColor', 'backgroundImage', 'position'] as const;

  /** Labels of disabled controls: the rule of contrast does not hold for them. */
  const ofDisabled = new Set<Element | null>();
  for (const control of document.querySelectorAll(':disabled, [aria-disabled="true"]')) {
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      for (const label of control.labels ?? []) ofDisabled.add(label);
    for (const id of control.getAttribute('aria-labelledby')?.split(' ') ?? [])
      ofDisabled.add(document.getElementById(id));
  }

  const looks = new Map<Element, string>();
  const describe = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const pseudos = ['::before', '::after'].map((name) => {
      const drawn = getComputedStyle(element, name);
      return drawn.content === 'none' ? '' : PSEUDO_LOOKS.map((property) => drawn[property]).join(',');
    });
    const own = [
      element.localName,
      ofDisabled.has(element),
      // One that is there without a value is not one that is missing.
      ...ATTRIBUTES.map((name) => String(element.getAttribute(name))),
      ...LOOKS.map((property) => style[property]),
      ...pseudos,
    ].join(';');
    looks.set(element, own);
    return own;
  };

  const isLayer = (element: Element) => getComputedStyle(element).position !== 'static';
  const describeLayers = ({ children }: Element) => [...children].filter(isLayer).map(describe).join('+');
  const places = new Map<Element, string>();
  /** The look of an element, of its ancestors, and of the positioned children of each. */
  const locate = (element: Element): string => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const located = `${parent === null ? '' : locate(parent)}>${describe(element)}[${describeLayers(element)}]`;
    places.set(element, located);
    return located;
  };

  const seen = new Set<string>();
  const isFirst = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    // A sign alone is nothing to axe, and neither is what lies outside.
    const isRead = (element.textContent?.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
    const isShown = width > 0 && left >= 0 && right <= innerWidth && element.checkVisibility();
    const key = `${isRead} ${isShown} ${locate(element)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };

  const isTyped = (element: Element) => element.matches('input, select, textarea');
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  return [...document.querySelectorAll(place === null ? 'body *' : `:is(${place}), :is(${place}) *`)].filter(
    (element) => (isTyped(element) || hasText(element)) && isFirst(element),
  );
}

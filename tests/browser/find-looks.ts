/** A text, and the number of its look: equal numbers, equal looks. */
export interface Look {
  element: Element;
  look: number;
}

/**
 * Runs in the page. Finds the texts within a place, and gives one of those that look the same, except those whose looks
 * are known. Two texts look the same when they and all their ancestors have the same markup, colours and positioned
 * children, in a window as wide. To judge the contrast of a text is slow, a gallery shows the same texts a hundred
 * times, and every page has the same header.
 */
export function findLooks({ place, known }: { place: string | null; known: readonly number[] }): Look[] {
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

  /** The hash cyrb53: a number of 53 bits. Two different looks hardly ever get the same one. */
  const toNumber = (text: string): number => {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 2 ** 32 * (low & 0x1fffff) + (high >>> 0);
  };

  const described = new Map<Element, string>();
  const describe = (element: Element): string => {
    const kept = described.get(element);
    if (kept !== undefined) return kept;
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
    described.set(element, own);
    return own;
  };

  const isLayer = (element: Element) => getComputedStyle(element).position !== 'static';
  const describeLayers = ({ children }: Element) => [...children].filter(isLayer).map(describe).join('+');
  const places = new Map<Element, number>();
  /** The look of an element, of its ancestors, and of the positioned children of each. */
  const locate = (element: Element): number => {
    const kept = places.get(element);
    if (kept !== undefined) return kept;
    const { parentElement: parent } = element;
    const around = parent === null ? innerWidth : locate(parent);
    const located = toNumber(`${around}>${describe(element)}[${describeLayers(element)}]`);
    places.set(element, located);
    return located;
  };

  const lookOf = (element: Element): number => {
    const { left, right, width } = element.getBoundingClientRect();
    // A sign alone is nothing to axe, and neither is what lies outside.
    const isRead = (element.textContent?.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
    const isShown = width > 0 && left >= 0 && right <= innerWidth && element.checkVisibility();
    return toNumber(`${isRead} ${isShown} ${locate(element)}`);
  };

  const isTyped = (element: Element) => element.matches('input, select, textarea');
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const seen = new Set(known);
  const found: Look[] = [];
  const within = place === null ? 'body *' : `:is(${place}), :is(${place}) *`;
  for (const element of document.querySelectorAll(within)) {
    if (!isTyped(element) && !hasText(element)) continue;
    const look = lookOf(element);
    if (seen.has(look)) continue;
    seen.add(look);
    found.push({ element, look });
  }
  return found;
}

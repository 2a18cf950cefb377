import { useEffect, type RefObject } from 'react';
import { useTexts } from '../texts/use-texts';

/**
 * Puck and dnd-kit call everything that can be dragged a button, which no key presses, and leave their frame and their
 * list of zoom steps without names. Blocks are reached by the keyboard in the panels; here they are named groups.
 */
export function useRepairs(root: RefObject<HTMLElement>): void {
  const t = useTexts('composer');
  const canvas = t('canvas');
  const zoom = t('zoom');
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const observers: MutationObserver[] = [];
    const seen = new WeakSet<Node>();
    const watch = (tree: Element) => {
      if (seen.has(tree)) return;
      seen.add(tree);
      const observer = new MutationObserver(() => repair());
      observer.observe(tree, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: BY_DND_KIT,
      });
      observers.push(observer);
    };
    const repair = () => {
      const frame = current.querySelector<HTMLIFrameElement>('iframe#preview-frame');
      if (frame !== null) nameElement(frame, 'title', canvas);
      for (const select of current.querySelectorAll('select:not([id])'))
        nameElement(select, 'aria-label', zoom);
      for (const item of current.querySelectorAll('[data-puck-drawer-item]'))
        setAttribute(item, 'tabindex', '-1');
      const inside = frame?.contentDocument?.body;
      if (inside == null) return;
      watch(inside);
      for (const block of inside.querySelectorAll('[data-puck-component]')) toGroup(block);
    };
    watch(current);
    repair();
    // The frame's document is made anew when it loads.
    current.addEventListener('load', repair, true);
    return () => {
      current.removeEventListener('load', repair, true);
      for (const observer of observers) observer.disconnect();
    };
  }, [root, canvas, zoom]);
}

const OF_BUTTONS = [
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
  'aria-roledescription',
  'aria-describedby',
];
const BY_DND_KIT = ['role', 'tabindex', ...OF_BUTTONS];

function toGroup(block: Element): void {
  setAttribute(block, 'role', 'group');
  setAttribute(block, 'tabindex', '-1');
  nameElement(block, 'aria-label', block.querySelector('[data-name]')?.getAttribute('data-name') ?? '');
  for (const name of OF_BUTTONS) if (block.hasAttribute(name)) block.removeAttribute(name);
}

function nameElement(element: Element, attribute: string, name: string): void {
  if (name !== '') setAttribute(element, attribute, name);
}

/** Only what differs is set: the observer would see every other change too, and never come to rest. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

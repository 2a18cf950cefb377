import type { Enhance } from '#registry/enhancement';
import { scrollPageTo } from './scroll-animation';
import { createSlides } from './slide-open';

/** What the address names inside the block, by the id after `#`; browsers keep Cyrillic ones percent-encoded. */
function findNamed(block: HTMLElement): HTMLElement | null {
  const fragment = window.location.hash.slice(1);
  if (fragment === '') return null;
  const isNamed = ({ id }: Element) => id === fragment || encodeURIComponent(id) === fragment;
  return [...block.querySelectorAll<HTMLElement>('[id]')].find(isNamed) ?? null;
}

function isDetails(target: unknown): target is HTMLDetailsElement {
  return target instanceof HTMLDetailsElement;
}

/**
 * Behaviour of a block with `Disclosure`s: opens and closes them in 300 ms, opens what the address names and brings it into view, now and when the address
 * changes (BLK-203, BLK-204, BLK-205), and reports both (BLK-234).
 */
export const enhanceDisclosures: Enhance = (block, { signal, report }) => {
  const id = block.querySelector('section')?.id ?? '';
  const all = [...block.querySelectorAll('details')];
  // What has been reported, or was so from the start: browsers tell of both in the same way, and late.
  const known = new Map(all.map((details) => [details, details.open]));
  const note = (details: HTMLDetailsElement, isOpen: boolean) => {
    if (known.get(details) === isOpen) return;
    known.set(details, isOpen);
    const position = all.indexOf(details) + 1;
    report({ event: isOpen ? 'accordion_open' : 'accordion_close', block: id, position });
  };
  const slides = createSlides(signal);
  const set = (details: HTMLDetailsElement, isOpen: boolean) => {
    slides.set(details, isOpen);
    note(details, isOpen);
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const details = target instanceof Element ? target.closest('summary')?.parentElement : null;
    if (!isDetails(details)) return;
    event.preventDefault();
    set(details, !slides.isOpen(details));
  };
  // The browser opens one too: for a search within the page and for a hash.
  const onToggle = ({ target }: Event) => {
    if (isDetails(target) && !slides.isMoving(target)) note(target, target.open);
  };
  const follow = () => {
    const named = findNamed(block);
    const details = named?.closest('details');
    if (details && !slides.isOpen(details)) set(details, true);
    if (named) scrollPageTo((named.hasAttribute('data-anchor') && details) || named, signal);
  };

  block.addEventListener('click', onClick, { signal });
  // It does not bubble.
  block.addEventListener('toggle', onToggle, { signal, capture: true });
  window.addEventListener('hashchange', follow, { signal });
  follow();
};

import type { EnhanceContext } from '#registry/enhancement';
import { isPlainClick } from '#blocks/ui/is-plain-click';
import { nextTask } from '#blocks/ui/next-task';
import { scrollToMiddle } from '#blocks/ui/scroll-to-middle';
import type { Showcase } from './showcase-state';

/** Chips answer at once; links to a group bring it back when a chip or a search has hidden it. */
export function startChips(block: HTMLElement, showcase: Showcase, { signal, report }: EnhanceContext): void {
  block.addEventListener(
    'click',
    (event) => {
      const chip =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-filter]') : null;
      if (chip === null || !isPlainClick(event)) return;
      event.preventDefault();
      const filter = chip.dataset['filter'] ?? '';
      report({ event: 'service_filter', block: showcase.id, filter });
      void nextTask().then(() => {
        // The list is much to lay out: not in one task with what the browser does for a click itself.
        showcase.choose(filter);
        reveal(block);
      });
    },
    { signal },
  );
  const follow = () => {
    const group = findGroup(block, location.hash);
    if (group === null || !group.hidden) return;
    showcase.reset(location.hash);
    group.scrollIntoView();
  };
  window.addEventListener('hashchange', follow, { signal });
}

function findGroup(block: HTMLElement, hash: string): HTMLElement | null {
  if (hash === '') return null;
  const names = new Set([hash.slice(1), decode(hash.slice(1))]);
  const anchors = [...block.querySelectorAll<HTMLElement>('[data-group], [data-group] > span[id]')];
  return anchors.find(({ id }) => id !== '' && names.has(id))?.closest<HTMLElement>('[data-group]') ?? null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not percent-encoded text: the hash stands as it is written.
    return text;
  }
}

/** Brings the chosen chip into its row. */
function reveal(block: HTMLElement): void {
  const row = block.querySelector<HTMLElement>('[data-chips]');
  const chip = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && chip) scrollToMiddle(row, chip);
}

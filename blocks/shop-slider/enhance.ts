import type { Enhance, EnhanceContext } from '#registry/enhancement';
import { startCarousel } from '#blocks/ui/carousel/start-carousel';
import { watchEdges } from '#blocks/ui/scroll-edges';
import { watchVisible } from '#blocks/ui/scroll-visibility';
import { VISIBILITY_BATCH_MS } from './limits';

/** Makes the arrows work, and reports the edges that were reached and the cards that were seen (SHOP-122, SHOP-128). */
const enhance: Enhance = (block, context) => {
  const id = block.querySelector('section')?.id ?? '';
  startCarousel(block, id, context);
  reportEdges(block, id, context);
  reportCards(block, id, context);
};

export default enhance;

function reportEdges(block: HTMLElement, id: string, { signal, report }: EnhanceContext): void {
  const viewport = block.querySelector<HTMLElement>('[data-viewport]');
  if (viewport === null) return;
  // Where it stands at first was reached by nobody.
  let last: 'first' | 'last' | null = 'first';
  const tell = ({ back, on }: { back: boolean; on: boolean }) => {
    const edge = back === on ? null : back ? 'last' : 'first';
    if (edge !== null && edge !== last) report({ event: 'shop_edge', block: id, edge });
    last = edge;
  };
  watchEdges(viewport, viewport, signal, { tell });
}

/** Each card once; those that come into view within the same moment go together. */
function reportCards(block: HTMLElement, id: string, { signal, report }: EnhanceContext): void {
  const seen = new Set<number>();
  let waiting: number[] = [];
  let timer = 0;
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  const send = () => {
    const positions = waiting.toSorted((one, other) => one - other).join(',');
    waiting = [];
    report({ event: 'shop_cards_show', block: id, positions });
  };
  const cards = [...block.querySelectorAll('[data-card]')];
  for (const [index, card] of cards.entries()) {
    const see = (isVisible: boolean) => {
      const position = index + 1;
      if (!isVisible || seen.has(position)) return;
      seen.add(position);
      if (waiting.length === 0) timer = window.setTimeout(send, VISIBILITY_BATCH_MS);
      waiting.push(position);
    };
    watchVisible(card, see, signal);
  }
}

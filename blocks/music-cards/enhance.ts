import type { Enhance } from '#registry/enhancement';
import { HALF_TURN_MS } from './limits';

type Side = 'front' | 'back';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Cards turn over; playlists and stores only tell that they were opened: they work by themselves. */
const enhance: Enhance = (block, { signal, report }) => {
  const id = block.querySelector('section')?.id ?? '';
  const timers = new Map<HTMLElement, number>();

  for (const card of block.querySelectorAll<HTMLElement>('[data-card]')) {
    const button = card.querySelector<HTMLElement>('[data-return]');
    if (button === null) continue;
    card.dataset['side'] = 'front';
    button.hidden = false;
  }

  /** Half a turn, the other side, half a turn; at once where motion is not welcome. */
  const turn = (card: HTMLElement, side: Side) => {
    report({ event: 'card_flip', block: id, position: toPosition(block, card), side });
    if (window.matchMedia(REDUCED_MOTION).matches) {
      show(card, side);
      return;
    }
    card.dataset['turn'] = 'out';
    timers.set(card, window.setTimeout(turnIn, HALF_TURN_MS, card, side));
  };
  const turnIn = (card: HTMLElement, side: Side) => {
    card.dataset['turn'] = 'in';
    show(card, side);
    // Read, so that the browser draws the card edgeways before it lets it come to rest.
    card.getBoundingClientRect();
    card.dataset['turn'] = 'rest';
    timers.set(card, window.setTimeout(rest, HALF_TURN_MS, card));
  };
  const rest = (card: HTMLElement) => {
    delete card.dataset['turn'];
    timers.delete(card);
  };

  block.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const store = event.target.closest<HTMLElement>('[data-store]')?.dataset['store'];
      if (store !== undefined) report({ event: 'store_open', store });
      const button = event.target.closest('[data-flip] > summary, [data-return]');
      const card = button?.closest<HTMLElement>('[data-side]');
      if (!button || !card) return;
      event.preventDefault();
      if (!timers.has(card)) turn(card, card.dataset['side'] === 'back' ? 'front' : 'back');
    },
    { signal },
  );
  // `toggle` does not bubble. The browser itself opens a back in which it found what the visitor searches for.
  block.addEventListener('toggle', ({ target }) => noticeToggle(target, { block, id }, report), {
    signal,
    capture: true,
  });
  signal.addEventListener('abort', () => timers.forEach((timer) => window.clearTimeout(timer)));
};

export default enhance;

function noticeToggle(
  target: EventTarget | null,
  { block, id }: { block: HTMLElement; id: string },
  report: Parameters<Enhance>[1]['report'],
) {
  if (!(target instanceof HTMLDetailsElement)) return;
  const card = target.closest<HTMLElement>('[data-card]');
  if (target.matches('[data-playlist]')) {
    const position = toPosition(block, card);
    report({ event: target.open ? 'playlist_open' : 'playlist_close', block: id, position });
  } else if (target.matches('[data-flip]') && target.open && card?.dataset['side'] === 'front') {
    show(card, 'back');
  }
}

/** From 1, among the cards of the block. */
const toPosition = (block: HTMLElement, card: HTMLElement | null) =>
  [...block.querySelectorAll('[data-card]')].findIndex((one) => one === card) + 1;

/** Shows a side and moves the focus to the button that turns the card back again. */
function show(card: HTMLElement, side: Side): void {
  const details = card.querySelector<HTMLDetailsElement>('[data-flip]');
  const front = card.querySelector<HTMLElement>('[data-front]');
  const back = card.querySelector<HTMLElement>('[data-back]');
  if (!details || !front || !back) return;
  details.open = side === 'back';
  card.dataset['side'] = side;
  front.toggleAttribute('inert', side === 'back');
  // A back that says more than the front makes the card as high as it needs, while it is seen.
  card.style.minHeight = side === 'back' ? `${back.scrollHeight}px` : '';
  card.querySelector<HTMLElement>(side === 'back' ? '[data-return]' : '[data-flip] > summary')?.focus();
}

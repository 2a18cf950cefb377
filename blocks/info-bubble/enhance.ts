import type { Enhance } from '#registry/enhancement';
import { showBubble } from '#blocks/ui/show-bubble';
import { rememberClosed, toCookieName, wasClosed } from '#blocks/ui/visitor-cookie';

/** A closed bubble stays away so long (BLK-243, BLK-244). */
export const INFO_BUBBLE_COOKIE_DAYS = 7;
export const INFO_BUBBLE_COOKIE = 'info_bubble';

const enhance: Enhance = (block, { signal, report }) => {
  const bubble = block.querySelector<HTMLElement>('[data-bubble]');
  const mark = block.querySelector<HTMLElement>('[data-mark]')?.dataset['mark'] ?? '';
  const cookie = toCookieName(INFO_BUBBLE_COOKIE, mark);
  if (bubble === null || wasClosed(cookie)) return;
  const close = () => {
    rememberClosed(cookie, INFO_BUBBLE_COOKIE_DAYS);
    report({ event: 'info_bubble_close', block: block.querySelector('section')?.id ?? '' });
  };
  showBubble(bubble, close, signal);
};

export default enhance;

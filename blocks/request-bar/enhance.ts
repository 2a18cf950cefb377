import type { Enhance } from '#registry/enhancement';
import { showBubble } from '#blocks/ui/show-bubble';
import { rememberClosed, toCookieName, wasClosed } from '#blocks/ui/visitor-cookie';

/** A closed bar stays away so long. */
const REQUEST_BAR_COOKIE_DAYS = 7;
const REQUEST_BAR_COOKIE = 'request_bar';

const enhance: Enhance = (block, { signal, report }) => {
  const bar = block.querySelector<HTMLElement>('[data-bubble]');
  const mark = block.querySelector<HTMLElement>('[data-mark]')?.dataset['mark'] ?? '';
  const cookie = toCookieName(REQUEST_BAR_COOKIE, mark);
  if (bar === null || wasClosed(cookie)) return;
  const close = () => {
    rememberClosed(cookie, REQUEST_BAR_COOKIE_DAYS);
    report({ event: 'request_bar_close', block: block.querySelector('section')?.id ?? '' });
  };
  showBubble(bar, close, signal);
};

export default enhance;

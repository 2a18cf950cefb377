import type { Enhance } from '#registry/enhancement';
import { hideBubble, showBubble } from '#blocks/ui/show-bubble';
import { rememberClosed, wasClosed } from '#blocks/ui/visitor-cookie';

/** The bubble waits so long after the page has loaded, in ms (SURV-203). */
export const SURVEY_BUBBLE_DELAY_MS = 30_000;
/** The closed bubble stays away so long (SURV-207), the closed button so long (SURV-209). */
export const SURVEY_BUBBLE_COOKIE_DAYS = 7;
export const SURVEY_BUTTON_COOKIE_DAYS = 1;
export const SURVEY_COOKIES = { bubble: 'survey_bubble_closed', button: 'survey_button_hidden' } as const;

const enhance: Enhance = (block, { signal, report }) => {
  const bubble = block.querySelector<HTMLElement>('[data-bubble]');
  const source = block.querySelector('[data-survey="button"]') ? 'button' : 'bubble';
  if (bubble === null || wasClosed(SURVEY_COOKIES[source])) return;
  const days = source === 'button' ? SURVEY_BUTTON_COOKIE_DAYS : SURVEY_BUBBLE_COOKIE_DAYS;
  const remember = () => rememberClosed(SURVEY_COOKIES[source], days);
  const follow = () => {
    report({ event: 'survey_open', source });
    if (source === 'button') return;
    // Who has accepted the invitation is not invited again.
    hideBubble(bubble);
    remember();
  };
  bubble.querySelector('[data-survey-link]')?.addEventListener('click', follow, { signal });
  const show = () => showBubble(bubble, remember, signal);
  if (source === 'button') show();
  else afterLoad(() => waitAndShow(show, signal), signal);
};

function afterLoad(run: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { signal });
}

function waitAndShow(show: () => void, signal: AbortSignal): void {
  const timer = window.setTimeout(() => {
    // It may have been closed meanwhile, on another tab.
    if (!wasClosed(SURVEY_COOKIES.bubble)) show();
  }, SURVEY_BUBBLE_DELAY_MS);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

export default enhance;
